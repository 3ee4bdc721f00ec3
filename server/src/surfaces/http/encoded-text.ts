const encoder = new TextEncoder();
const desk = new Uint8Array(512 * 1024);

/** A UTF-16 unit makes at most three bytes of UTF-8. */
const longest = desk.length / 3;

/** For shorter texts it is faster to write the head and body as one string. */
const shortest = 4 * 1024;

/**
 * Encodes a long text to bytes. The connection itself would scan it twice, for its length and to encode it, the second time
 * more slowly.
 */
export function encodedText(text: string): string | Buffer {
  if (text.length < shortest || text.length > longest) return text;
  return Buffer.from(desk.subarray(0, encoder.encodeInto(text, desk).written));
}
