/**
 * The little Markdown that the rules reference is written in, as a tree: paragraphs, lists, tables, bold, italic, code.
 *
 * It becomes DOM nodes by a component, never HTML text, so nothing in it can be more than words. Numbers of rules become
 * links, `:jade:` is a pictogram of the game that keeps to the word after it, and `![what is seen](picture:name)` on a line
 * of its own is a picture of a position.
 */
export type Inline =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "rule"; text: string }
  | { kind: "sign"; name: string; text: string };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: { inside: Inline[]; depth: number }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; name: string; seen: string };

const SIGN = /:([a-z][a-z-]*): ?/g;
const PICTURE = /!\[([^\]]*)\]\(picture:([a-z0-9-]+)\)/g;
const INLINE = /:([a-z][a-z-]*): ?([^\s*|:()]*)|\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_(?!\w)|`([^`]+)`|\[([^\]]+)\]\([^)]*\)|\b([GVW]-[A-Z]+[A-Z0-9]*-[0-9]+[a-z]?)\b/g;
const ITEM = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;

/** A text in words alone: without pictograms, and with what is seen on a picture in its place. */
export function wordsOf(markdown: string): string {
  return markdown.replace(PICTURE, "$1").replace(SIGN, "");
}

export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  const marked = (said: string, kind: "bold" | "italic"): void => {
    out.push(...inline(said).map((part) => (part.kind === "text" ? { ...part, kind } : part)));
  };
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) out.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, sign, signed = "", bold, italic, other, code, link, rule] = found;
    if (sign !== undefined) out.push({ kind: "sign", name: sign, text: signed });
    else if (bold !== undefined) marked(bold, "bold");
    else if (rule !== undefined) out.push({ kind: "rule", text: rule });
    else if (code !== undefined) out.push({ kind: "code", text: code });
    else if (link !== undefined) out.push({ kind: "text", text: link });
    else marked(italic ?? other ?? whole, "italic");
    at = found.index + whole.length;
  }
  if (at < text.length) out.push({ kind: "text", text: text.slice(at) });
  return out;
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

export function blocks(markdown: string): Block[] {
  const out: Block[] = [];
  let words: string[] = [];
  const end = (): void => {
    if (words.length) out.push({ kind: "paragraph", inside: inline(words.join(" ")) });
    words = [];
  };
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] as string).replace(/^>\s?/, "");
    const item = ITEM.exec(line);
    const [picture] = line.matchAll(PICTURE);
    if (!line.trim()) end();
    else if (picture) {
      end();
      out.push({ kind: "picture", seen: picture[1] ?? "", name: picture[2] ?? "" });
    } else if (line.trim().startsWith("|")) {
      end();
      const rows: string[] = [];
      while (lines[i]?.trim().startsWith("|")) rows.push(lines[i++] as string);
      i -= 1;
      const [head = "", ...rest] = rows;
      const body = rest.filter((row) => !/^[\s|:-]+$/.test(row));
      out.push({ kind: "table", head: cells(head).map(inline), rows: body.map((row) => cells(row).map(inline)) });
    } else if (item) {
      end();
      const [, indent = "", mark = "", said = ""] = item;
      const entry = { inside: inline(said), depth: Math.floor(indent.length / 2) };
      const last = out.at(-1);
      if (last?.kind === "list") last.items.push(entry);
      else out.push({ kind: "list", ordered: /\d/.test(mark), items: [entry] });
    } else {
      const last = out.at(-1);
      const item = !words.length && /^\s+\S/.test(line) && last?.kind === "list" ? last.items.at(-1) : undefined;
      if (item) item.inside.push({ kind: "text", text: " " }, ...inline(line.trim()));
      else words.push(line.trim());
    }
  }
  end();
  return out;
}
