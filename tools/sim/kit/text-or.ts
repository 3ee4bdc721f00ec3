/** A value of a body as text, where it is text or a number. */
export const textOr = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
