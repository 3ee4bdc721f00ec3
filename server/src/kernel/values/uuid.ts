import { randomFillSync } from 'node:crypto';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const BYTES_PER_ID = 10;
const pool = Buffer.alloc(BYTES_PER_ID * 256);
let used = pool.length;

let lastMs = 0;
/** The first 48 bits, written once a millisecond. */
let timeText = '';
/** 12 bits after the time; a fresh start below half leaves room to count up inside one millisecond. */
let counter = 0;

/**
 * A new id: RFC 9562 version 7, with a counter after the milliseconds (method 1), so that ids of one process sort in
 * the order they were made. When the counter overflows the time is advanced by one; while the clock is behind, the time is not changed.
 */
export function uuidv7(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used;
  used += BYTES_PER_ID;
  tick(((pool[at] as number) << 3) | ((pool[at + 1] as number) & 7));
  const version = `${HEX[0x70 | (counter >>> 8)]}${HEX[counter & 0xff]}`;
  const variant = `${HEX[0x80 | ((pool[at + 2] as number) & 0x3f)]}${random(at + 3)}`;
  const node = random(at + 4) + random(at + 5) + random(at + 6) + random(at + 7) + random(at + 8) + random(at + 9);
  return `${timeText}-${version}-${variant}-${node}`;
}

/** Whether a text is a UUID of any version in lower case, the only form that is stored. */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}

export function uuidBytes(uuid: string): Buffer {
  if (!isUuid(uuid)) throw new TypeError('Not a lower-case UUID.');
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

export function bytesToUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function tick(fresh: number): void {
  const now = Date.now();
  if (now > lastMs) startMillisecond(now, fresh);
  else if (counter < 0xfff) counter++;
  else startMillisecond(lastMs + 1, fresh);
}

function startMillisecond(ms: number, fresh: number): void {
  const hex = ms.toString(16).padStart(12, '0');
  lastMs = ms;
  timeText = `${hex.slice(0, 8)}-${hex.slice(8)}`;
  counter = fresh;
}

function random(place: number): string {
  return HEX[pool[place] as number] as string;
}
