"""A language model in a seat: any endpoint that speaks the chat protocol of OpenAI. docs/text-agents.md."""
