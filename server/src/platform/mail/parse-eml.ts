export type ParsedLetter = {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  /** Whom an answer reaches where it is not the sender; empty otherwise. */
  readonly replyTo: string;
  /** ISO instant; null when the header is missing or unreadable. */
  readonly date: string | null;
  readonly text: string;
  readonly html: string;
};

/** Reads a letter as this product writes it: one text part and one HTML part, or a single one of them. */
export function parseEml(source: string): ParsedLetter {
  const { headers, body } = split(source.replaceAll('\r\n', '\n'));
  const parts = readParts(headers, body);
  const at = Date.parse(headers.get('date') ?? '');
  return {
    subject: decodeWords(headers.get('subject') ?? ''),
    from: decodeWords(headers.get('from') ?? ''),
    to: decodeWords(headers.get('to') ?? ''),
    replyTo: decodeWords(headers.get('reply-to') ?? ''),
    date: Number.isNaN(at) ? null : new Date(at).toISOString(),
    text: parts.get('text/plain') ?? '',
    html: parts.get('text/html') ?? '',
  };
}

type Headers = ReadonlyMap<string, string>;

function split(source: string): { headers: Headers; body: string } {
  const end = source.indexOf('\n\n');
  const head = (end < 0 ? source : source.slice(0, end)).replace(/\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : source.slice(end + 2) };
}

function readParts(headers: Headers, body: string): ReadonlyMap<string, string> {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (boundary === undefined)
    return new Map([[kind, decodeBody(body, headers.get('content-transfer-encoding') ?? '')]]);
  const sections = `\n${body}`.split(`\n--${boundary}`).slice(1, -1);
  return new Map(
    sections.flatMap((section) => {
      const part = split(section.replace(/^[^\n]*\n/, ''));
      return [...readParts(part.headers, part.body)];
    }),
  );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding.toLowerCase() === 'quoted-printable') return decodeQuoted(body.replace(/=\n/g, ''));
  return body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

// RFC 2047; the white space between two encoded words is not part of the text.
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
