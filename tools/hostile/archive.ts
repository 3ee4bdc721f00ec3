import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  name: string;
  data: Buffer | Packed;
  /** What the directory says instead of the truth. */
  claims?: {
    unpacked?: number;
    flags?: number;
    mode?: number;
    offset?: number;
    method?: number;
    /** Sizes of zip64, in an extra field behind sizes of 0xffffffff. */
    wide?: { unpacked: bigint; packed: bigint };
  };
}

/** Bytes that were packed without ever standing in memory as they unpack. */
interface Packed {
  packed: Buffer;
  size: number;
}

/** So many times each piece, one after another: gigabytes in as long as it takes to pack the pieces. */
export function repeated(...pieces: ReadonlyArray<readonly [piece: Buffer, times: number]>): Packed {
  const packed = pieces.flatMap(([piece, times]) =>
    Array<Buffer>(times).fill(deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH })),
  );
  const size = pieces.reduce((sum, [piece, times]) => sum + piece.length * times, 0);
  return { packed: Buffer.concat([...packed, Buffer.from([3, 0])]), size };
}

export interface End {
  /** Instead of the number of entries there are. */
  count?: number;
  comment?: string;
  /** With the records of zip64 before the end. */
  zip64?: boolean;
}

/** An archive whose directory says what it is told to, true or not. */
export function archive(entries: readonly Entry[], { count = entries.length, comment = '', zip64 }: End = {}): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, claims = {} } of entries) {
    const { packed, size, sum } = packedOf(data);
    const nameBytes = Buffer.from(name);
    const extra = claims.wide ? wideSizes(claims.wide) : Buffer.alloc(0);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(claims.wide ? 45 : 20, 0);
    common.writeUInt16LE(0x800 | (claims.flags ?? 0), 2);
    common.writeUInt16LE(claims.method ?? 8, 4);
    common.writeUInt32LE(sum, 10);
    common.writeUInt32LE(claims.wide ? 0xffffffff : packed.length, 14);
    common.writeUInt32LE(claims.wide ? 0xffffffff : (claims.unpacked ?? size), 18);
    common.writeUInt16LE(nameBytes.length, 22);
    common.writeUInt16LE(extra.length, 24);
    pieces.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, extra, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((claims.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(claims.offset ?? at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, nameBytes, extra);
    at += 30 + nameBytes.length + extra.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([
    ...pieces,
    listed,
    ...(zip64 ? [wideEnd(count, listed.length, at)] : []),
    end(count, listed.length, at, comment),
  ]);
}

function packedOf(data: Entry['data']) {
  if (!Buffer.isBuffer(data)) return { ...data, sum: 0 };
  if (data.length === 0) return { packed: Buffer.from([3, 0]), size: 0, sum: 0 };
  return { packed: deflateRawSync(data), size: data.length, sum: crc32(data) };
}

function wideSizes({ unpacked, packed }: { unpacked: bigint; packed: bigint }): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(unpacked, 4);
  extra.writeBigUInt64LE(packed, 12);
  return extra;
}

function end(count: number, length: number, offset: number, comment: string): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.write('PK\x05\x06', 'latin1');
  bytes.writeUInt16LE(Math.min(count, 0xffff), 8);
  bytes.writeUInt16LE(Math.min(count, 0xffff), 10);
  bytes.writeUInt32LE(length, 12);
  bytes.writeUInt32LE(offset, 16);
  bytes.writeUInt16LE(comment.length, 20);
  return Buffer.concat([bytes, Buffer.from(comment, 'latin1')]);
}

/** The record of zip64 and its locator (APPNOTE 4.3.14, 4.3.15). */
function wideEnd(count: number, length: number, offset: number): Buffer {
  const bytes = Buffer.alloc(76);
  bytes.write('PK\x06\x06', 'latin1');
  bytes.writeBigUInt64LE(44n, 4);
  bytes.writeUInt16LE(45, 12);
  bytes.writeUInt16LE(45, 14);
  bytes.writeBigUInt64LE(BigInt(count), 24);
  bytes.writeBigUInt64LE(BigInt(count), 32);
  bytes.writeBigUInt64LE(BigInt(length), 40);
  bytes.writeBigUInt64LE(BigInt(offset), 48);
  bytes.write('PK\x06\x07', 56, 'latin1');
  bytes.writeBigUInt64LE(BigInt(offset + length), 64);
  bytes.writeUInt32LE(1, 72);
  return bytes;
}
