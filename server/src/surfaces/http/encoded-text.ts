const encoder = new TextEncoder();
const desk = new Uint8Array(512 * 1024);

/** A UTF-16 unit makes at most three bytes of UTF-8. */
const longest = desk.length / 3;

/** Below this the head of an answer and its text are better written as one string. */
const shortest = 4 * 1024;

/**
 * A long text as the bytes to send. Left to the connection it is read twice, for its length and for itself, the second time
 * by a slower way.
 */
export function encodedText(text: string): string | Buffer {
  if (text.length < shortest || text.length > longest) return text;
  return Buffer.from(desk.subarray(0, encoder.encodeInto(text, desk).written));
}
