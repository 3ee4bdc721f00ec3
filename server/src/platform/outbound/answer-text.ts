import type { IncomingHttpHeaders } from 'node:http';

/** Bytes as text that PostgreSQL can store: never a NUL, never more than `maxBytes` in UTF-8. */
export function cutText(bytes: Uint8Array, maxBytes: number): string {
  const text = withoutNul(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  return Buffer.byteLength(text) <= maxBytes ? text : cutEncoded(text, maxBytes);
}

/** Headers by lower-case name; a repeated one is joined by commas. */
export function headerFields(headers: IncomingHttpHeaders): Record<string, string> {
  const pairs = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), withoutNul(joined(value))] as const,
  );
  return Object.fromEntries(pairs);
}

/** The headers as `name: value` lines, cut at `maxBytes`. */
export function headerText(fields: Readonly<Record<string, string>>, maxBytes: number): string {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return Buffer.byteLength(text) <= maxBytes ? text : cutEncoded(text, maxBytes);
}

function joined(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}

function cutEncoded(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}
