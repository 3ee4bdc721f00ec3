/** One event of those that a mapping is for: `item.*` is tried as `item.test`. */
export const exampleOf = (event: string) => (event.endsWith('.*') ? event.replace('.*', '.test') : event);

/** The body of an event that was typed; nothing where it is no object. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
