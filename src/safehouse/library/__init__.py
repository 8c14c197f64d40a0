"""What `import safehouse` gives: games to play from Python, in few lines and with every move checked.

A thin layer over `core`, for people who write programs. Programs that need millions of steps a second use the engine's
own state from it (`State.core`), or the environments (`safehouse.envs`).
"""
