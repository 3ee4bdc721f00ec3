/** An answer as short as a model needs it. What a dry run would send is named; its bodies are those of the record once more. */
export function leanAnswer(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { answer: body };
  const told = withoutNulls(body) as { events?: Array<{ event: string }>; dryRun?: true };
  return told.dryRun && told.events ? { ...told, events: told.events.map(({ event }) => event) } : told;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(told.map(([name, one]) => [name, withoutNulls(one)]));
}
