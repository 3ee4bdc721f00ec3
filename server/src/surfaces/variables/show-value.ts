/** A value as in answers, always text; undefined if there is none. A list keeps all positions: a missing value is null, an inner list stays a list. */
export function showValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) return plain(value);
  return value.length === 0 ? undefined : JSON.stringify(value.map(placeOf));
}

function placeOf(one: unknown): unknown {
  if (one === null || one === undefined) return null;
  if (Array.isArray(one)) return one.map(placeOf);
  return typeof one === 'object' ? one : plain(one);
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
