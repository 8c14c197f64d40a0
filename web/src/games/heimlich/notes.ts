/** The own note as one text that any client can show: first a line for each agent, `Renard: …`, then the rest. */

export interface Notes {
  agents: Record<string, string>;
  rest: string;
}

export function readNotes(text: string, names: string[]): Notes {
  const agents: Record<string, string> = {};
  const rest: string[] = [];
  for (const line of text.split("\n")) {
    const name = names.find((one) => line.startsWith(`${one}: `));
    if (name && !rest.length && !(name in agents)) agents[name] = line.slice(name.length + 2);
    else rest.push(line);
  }
  return { agents, rest: rest.join("\n").replace(/^\n+/, "") };
}

export function writeNotes(notes: Notes, names: string[]): string {
  const lines = names.flatMap((name) => (notes.agents[name]?.trim() ? [`${name}: ${notes.agents[name]}`] : []));
  return [...lines, ...(lines.length && notes.rest ? [""] : []), ...(notes.rest ? [notes.rest] : [])].join("\n");
}
