import type { JsonLimits } from './json-refusal.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NO_KEYS = -1;
const MAX_EXACT_DIGITS = 15;

// Scratch space shared by calls: the function is synchronous, so two calls never use it at once.
const MAX_DEPTH = 64;
const itemCounts = new Int32Array(MAX_DEPTH + 1);
const firstKeys = new Int32Array(MAX_DEPTH + 1);
const keyHashes = new Int32Array(16_384);

/**
 * One pass over bytes already known to be valid JSON. True means nothing in them breaks a rule; false means something
 * may (two keys with one hash, an escape in a key, a long string), and the exact inspection decides.
 */
export function isPlainlyClean(bytes: Uint8Array, limits: JsonLimits): boolean {
  const end = bytes.length;
  const deepest = Math.min(limits.depth, MAX_DEPTH);
  let depth = 0;
  let keys = 0;
  let atKey = false;
  let i = 0;
  firstKeys[0] = NO_KEYS;
  while (i < end) {
    const byte = bytes[i++] as number;
    if (byte === QUOTE) {
      if (atKey) {
        const start = i;
        let hash = 0;
        for (let c = bytes[i++] as number; c !== QUOTE; c = bytes[i++] as number) {
          if (c === BACKSLASH) return false;
          hash = (Math.imul(hash, 31) + c) | 0;
        }
        if (i - start > limits.stringLength) return false;
        const first = firstKeys[depth] as number;
        for (let k = first; k < keys; k++) if (keyHashes[k] === hash) return false;
        if (keys === keyHashes.length || keys - first === limits.objectKeys) return false;
        keyHashes[keys++] = hash;
        atKey = false;
      } else {
        const start = i;
        i = endOfString(bytes, i);
        if (i < 0 || i - start > limits.stringLength) return false;
      }
    } else if (byte === 0x2c) {
      if (firstKeys[depth] !== NO_KEYS) atKey = true;
      else {
        const items = (itemCounts[depth] as number) + 1;
        if (items > limits.arrayItems) return false;
        itemCounts[depth] = items;
      }
    } else if (byte === 0x7b) {
      if (++depth > deepest) return false;
      firstKeys[depth] = keys;
      atKey = true;
    } else if (byte === 0x7d) {
      keys = firstKeys[depth--] as number;
      atKey = false;
    } else if (byte === 0x5b) {
      if (++depth > deepest || limits.arrayItems < 1) return false;
      firstKeys[depth] = NO_KEYS;
      itemCounts[depth] = 1;
    } else if (byte === 0x5d) {
      depth--;
    } else if (byte >= 0x30 && byte <= 0x39) {
      i = endOfNumber(bytes, i);
      if (i < 0) return false;
    }
  }
  return true;
}

/** Where the string's closing quote was passed, or -1 when an escape in it needs a closer look. */
function endOfString(bytes: Uint8Array, from: number): number {
  let i = from;
  for (let c = bytes[i++] as number; c !== QUOTE; c = bytes[i++] as number) {
    if (c !== BACKSLASH) continue;
    if (bytes[i++] !== 0x75) continue;
    const first = bytes[i] as number;
    if (first === 0x44 || first === 0x64) return -1;
    if (first === 0x30 && bytes[i + 1] === 0x30 && bytes[i + 2] === 0x30 && bytes[i + 3] === 0x30) return -1;
  }
  return i;
}

/** Where the number whose first digit has been read ends, or -1 when it may not be exact. */
function endOfNumber(bytes: Uint8Array, from: number): number {
  let digits = 1;
  for (let i = from; ; i++) {
    const c = bytes[i];
    if (c === undefined) return i;
    if (c >= 0x30 && c <= 0x39) {
      if (++digits > MAX_EXACT_DIGITS) return -1;
    } else if (c === 0x65 || c === 0x45) return -1;
    else if (c !== 0x2e) return i;
  }
}
