"""The server of tables: HTTP, WebSocket, storage. What it says about a table comes from `courtier.table.project`."""
