/** The HTTP side of the server. Every refusal is one sentence in a `Refused`. */
import type { Problem } from "../wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export async function answer<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) {
    let problem: Problem = { type: "problem", code: "http", text: "" };
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // not ours: a proxy's page
    }
    throw new Refused(response.status, problem);
  }
  const json = response.headers.get("content-type")?.includes("json");
  return (json ? JSON.parse(text) : text) as T;
}

function headers(token: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

export async function get<T>(path: string, token = ""): Promise<T> {
  return answer<T>(await fetch(path, { headers: headers(token) }));
}

export async function post<T>(path: string, body: unknown, token = ""): Promise<T> {
  const all = { ...headers(token), "Content-Type": "application/json" };
  return answer<T>(await fetch(path, { method: "POST", headers: all, body: JSON.stringify(body) }));
}
