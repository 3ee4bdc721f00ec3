import type { Seeded } from '../seeded.ts';
import type { Words32 } from './judge-address.ts';

export const quadOf = (word: number) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255).join('.');

const hexOf = (word: number) => `${(word >>> 16).toString(16)}:${(word & 0xffff).toString(16)}`;

/** An address in one of the ways in which it may be written: zeros left out or not, either case, a quad at the end. */
export function writeAddress(words: Words32, random: Seeded): string {
  if (words.length === 1) return quadOf(words[0] as number);
  const groups = words.flatMap((word) => [word >>> 16, word & 0xffff]);
  const way = random.next();
  const tail = way < 0.2 ? [quadOf(words[3] as number)] : [];
  const plain = groups.slice(0, tail.length === 0 ? 8 : 6).map((group) => group.toString(16));
  const padded = way > 0.8 ? plain.map((group) => group.padStart(4, '0')) : plain;
  const text = way < 0.5 ? withoutZeros([...padded, ...tail]) : [...padded, ...tail].join(':');
  return random.chance(0.2) ? text.toUpperCase() : text;
}

/** The first run of zero groups as `::`. */
function withoutZeros(groups: readonly string[]): string {
  const start = groups.indexOf('0');
  if (start === -1) return groups.join(':');
  let end = start;
  while (groups[end] === '0') end += 1;
  return `${groups.slice(0, start).join(':')}::${groups.slice(end).join(':')}`;
}

/** Forms in which an IPv4 address hides, and whether they are judged as it is or never dialled. */
export const carried: ReadonlyArray<readonly [form: (word: number) => string, inherits: boolean]> = [
  [(word) => `::ffff:${quadOf(word)}`, true],
  [(word) => `::FFFF:${hexOf(word)}`, true],
  [(word) => `0:0:0:0:0:ffff:${hexOf(word)}`, true],
  [(word) => `0000:0000:0000:0000:0000:ffff:${quadOf(word)}`, true],
  [(word) => `::${hexOf(word)}`, true],
  [(word) => `64:ff9b::${hexOf(word)}`, false],
  [(word) => `64:ff9b::${quadOf(word)}`, false],
  [(word) => `64:ff9b:1::${hexOf(word)}`, false],
  [(word) => `2002:${hexOf(word)}::1`, false],
  [(word) => `::ffff:0:${hexOf(word)}`, false],
  [(word) => `2001:0:${hexOf(word)}::${hexOf(~word >>> 0)}`, false],
];
