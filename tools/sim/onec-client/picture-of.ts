import { crc32, deflateSync } from 'node:zlib';

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([number(data.length), named, number(crc32(named))]);
};

/** A grey picture as PNG, each shade a picture of its own. */
export function pictureOf(shade: number, side = 16): Buffer {
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(side, shade)]);
  const head = Buffer.concat([number(side), number(side), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
