import { inflateSync } from 'node:zlib';

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether the chunks of a PNG are whole and its pixels unpack to no more than its header says: what decodes it later trusts both.
 * It is unpacked with a limit, so a bomb stops where an honest picture would end.
 */
export function isSoundPng(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const packed: Buffer[] = [];
  let most = 0;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
    if (at > bytes.length || animated.has(name)) return false;
    if (name === 'IHDR') most = pixelBytes(chunk);
    if (name === 'IDAT') packed.push(chunk);
    if (name === 'IEND') return most > 0 && unpacks(Buffer.concat(packed), most);
  }
  return false;
}

/** Some programs pack a few bytes more than the picture has. */
const slack = 65_536;

/** Chunks of moving pictures. */
const animated = new Set(['acTL', 'fcTL', 'fdAT']);

/** Bytes of the pixels with the filter byte of each row; 0 for a header that no picture has. */
function pixelBytes(header: Buffer): number {
  if (header.length !== 13) return 0;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colours = -1] = [header[8], header[9]];
  const bits = depth * (channels[colours] ?? 0);
  // Interlaced pictures store seven small ones, each with rows of its own.
  const rows = header[12] === 1 ? height * 2 + 8 : height;
  return [1, 2, 4, 8, 16].includes(depth)
    ? height * Math.ceil((width * bits) / 8) + rows * (header[12] === 1 ? 2 : 1)
    : 0;
}

function unpacks(packed: Buffer, most: number): boolean {
  try {
    return inflateSync(packed, { maxOutputLength: most + slack }).length > 0;
  } catch {
    return false;
  }
}
