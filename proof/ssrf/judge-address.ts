import { embedding, keptShut, v4Registry, v6Registry } from './registries.ts';

/** An address as its 32-bit words: one for IPv4, four for IPv6. */
export type Words32 = readonly number[];

interface Block {
  words: Words32;
  bits: number;
  reachable: boolean;
}

const v4Blocks = blocksOf(v4Registry);
const v6Blocks = blocksOf(v6Registry);
const shut = blocksOf(keptShut.map(([block]) => [block, false]));
const carriers = blocksOf(embedding.map((block) => [block, false]));

/** Whether the open internet can be there, by the registries alone; nothing of the product is asked. */
export function isReachable(words: Words32): boolean {
  if (words.length === 1) return longest(v4Blocks, words)?.reachable ?? true;
  if (carriers.some((block) => isWithin(words, block))) return isReachable([words[3] as number]);
  return longest(v6Blocks, words)?.reachable ?? false;
}

/** Whether the product ought to dial it. */
export const isToBeDialled = (words: Words32): boolean =>
  isReachable(words) && !shut.some((block) => isWithin(unmapped(words), block));

/** First and last of every block: where mistakes are. */
export const edges: readonly Words32[] = [...v4Blocks, ...v6Blocks, ...shut, ...carriers].flatMap(({ words, bits }) => [
  words,
  words.map((word, at) => (word | ~maskOf(bits - at * 32)) >>> 0),
]);

/** The words of an address as Node or a name server writes it, without a zone. */
export function wordsOf(text: string): Words32 {
  if (!text.includes(':')) return [quad(text)];
  const [head = '', tail] = text.split('::').map(groupsOf);
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<number>(zeros).fill(0), ...(tail ?? [])];
  return [0, 2, 4, 6].map((at) => (groups[at] as number) * 65_536 + (groups[at + 1] as number));
}

const unmapped = (words: Words32): Words32 =>
  words.length === 4 && words[0] === 0 && words[1] === 0 && (words[2] === 0 || words[2] === 0xffff)
    ? [words[3] as number]
    : words;

function quad(text: string): number {
  return text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const value = quad(group);
    return [Math.floor(value / 65_536), value % 65_536];
  });
}

function blocksOf(lines: ReadonlyArray<readonly [block: string, reachable: boolean, ...rest: unknown[]]>): Block[] {
  return lines
    .map(([block, reachable]) => {
      const [address = '', bits] = block.split('/');
      return { words: wordsOf(address), bits: Number(bits), reachable };
    })
    .sort((left, right) => right.bits - left.bits);
}

const longest = (blocks: readonly Block[], words: Words32) => blocks.find((block) => isWithin(words, block));

const isWithin = (words: Words32, { words: base, bits }: Block) =>
  words.length === base.length &&
  words.every((word, at) => ((word ^ (base[at] as number)) & maskOf(bits - at * 32)) === 0);

function maskOf(bits: number): number {
  if (bits <= 0) return 0;
  return bits >= 32 ? -1 : -1 << (32 - bits);
}
