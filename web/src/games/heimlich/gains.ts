/** By how much stones would change, or change: agent and difference, the largest gain first. */
export function gains(before: number[], now: number[]): { agent: number; gain: number; total: number }[] {
  return now
    .map((total, agent) => ({ agent, gain: total - (before[agent] ?? total), total }))
    .filter((line) => line.gain !== 0)
    .sort((one, other) => other.gain - one.gain);
}
