/** JSON with sorted keys, so that equal requests have equal text. */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const held = value as Record<string, unknown>;
  const names = Object.keys(held).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(held[name])}`).join(',')}}`;
}
