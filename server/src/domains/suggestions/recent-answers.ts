/** What a provider answered lately. Kept by this process alone, under keys that begin with the portal. */
export function recentAnswers({ keepMs, most }: { keepMs: number; most: number }) {
  const held = new Map<string, { until: number; answer: unknown }>();

  return async function recent<T>(key: readonly unknown[], ask: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const known = held.get(name);
    if (known && known.until > Date.now()) return known.answer as T;
    const answer = await ask();
    held.delete(name);
    if (held.size >= most) held.delete(held.keys().next().value as string);
    held.set(name, { until: Date.now() + keepMs, answer });
    return answer;
  };
}
