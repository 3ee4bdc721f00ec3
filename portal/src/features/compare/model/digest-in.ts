/** The SHA-256 in a text or in what a PDF says of itself; letters of two bytes are read as well. */
export const digestIn = (text: string): string | undefined =>
  /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/.exec(text.replaceAll('\0', '').toLowerCase())?.[0];
