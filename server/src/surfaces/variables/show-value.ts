/** A value as the wire shows it, always text; undefined where there is none. Arrays keep their order and drop their gaps. */
export function showValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) return plain(value);
  const held = value.flat(8).filter((one) => one !== null && one !== undefined);
  return held.length === 0
    ? undefined
    : JSON.stringify(held.map((one) => (typeof one === 'object' ? one : plain(one))));
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
