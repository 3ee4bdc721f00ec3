import { isIPv4 } from 'node:net';

export type RecordType = 'A' | 'AAAA' | 'CNAME';

export interface NameRecord {
  name: string;
  type: RecordType;
  /** An address, or the name that a CNAME leads to. */
  value: string;
  ttl?: number;
}

export interface Question {
  name: string;
  type: RecordType | 'other';
}

const numbers: Readonly<Record<RecordType, number>> = { A: 1, CNAME: 5, AAAA: 28 };

/** The question of a message, and where it ends; null for what is no question. */
export function readQuestion(message: Buffer): (Question & { end: number }) | null {
  if (message.length < 17 || message.readUInt16BE(4) !== 1) return null;
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
    if (at + 5 > message.length) return null;
  }
  const type = message.readUInt16BE(at + 1);
  const known = (Object.keys(numbers) as RecordType[]).find((name) => numbers[name] === type);
  return { name: labels.join('.').toLowerCase(), type: known ?? 'other', end: at + 5 };
}

interface Answered {
  code?: number;
  records?: readonly NameRecord[];
  /** Says that there is more than fits, so that the question comes again over TCP. */
  truncated?: boolean;
}

/** The answer of a server that has authority over the name: RFC 1035 §4. */
export function writeAnswer(asked: Buffer, end: number, { code = 0, records = [], truncated = false }: Answered) {
  const head = Buffer.alloc(12);
  asked.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (truncated ? 0x0200 : 0) | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(truncated ? 0 : records.length, 6);
  return Buffer.concat([head, asked.subarray(12, end), ...(truncated ? [] : records.map(recordBytes))]);
}

function recordBytes({ name, type, value, ttl = 0 }: NameRecord): Buffer {
  const data = type === 'CNAME' ? nameBytes(value) : addressBytes(value);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(numbers[type], 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(ttl, 4);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameBytes(name), head, data]);
}

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter((label) => label !== '')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);

const addressBytes = (address: string) =>
  isIPv4(address) ? Buffer.from(address.split('.').map(Number)) : v6Bytes(address);

function v6Bytes(address: string): Buffer {
  const [left = '', right] = withoutQuad(address).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [head, tail] = [groups(left), right === undefined ? [] : groups(right)];
  const bytes = Buffer.alloc(16);
  [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail].forEach((group, at) => {
    bytes.writeUInt16BE(group, at * 2);
  });
  return bytes;
}

/** `::ffff:127.0.0.1` as `::ffff:7f00:1`. */
const withoutQuad = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
