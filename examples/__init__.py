"""Examples to start from: run them as modules from the repository, such as `python -m examples.train_ppo`."""
