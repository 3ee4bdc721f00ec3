export interface Part {
  name: string;
  fileName: string | null;
  bytes: Buffer;
}

/** The parts of a form; null where it is none. */
export function parts(type: string | undefined, bytes: Buffer): readonly Part[] | null {
  const [, quoted, plain] = /^multipart\/form-data\s*;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return null;
  // Latin-1 keeps every byte as it is.
  const pieces = `\r\n${bytes.toString('latin1')}`.split(`\r\n--${boundary}`);
  if (pieces.length < 2 || !pieces.at(-1)?.startsWith('--')) return null;
  return pieces.slice(1, -1).map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const head = Buffer.from(piece.slice(0, end), 'latin1').toString();
    return {
      name: /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? '',
      fileName: /filename="([^"]*)"/i.exec(head)?.[1] ?? null,
      bytes: Buffer.from(piece.slice(end + 4), 'latin1'),
    };
  });
}
