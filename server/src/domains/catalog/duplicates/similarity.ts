/**
 * How alike two names are, from 0 to 1: the share of three-letter pieces that they have in common, words taken apart.
 * Names that differ in a number are different sizes of a thing, never twins. Takes names as `name_key` spells them.
 */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (numbersOf(a) !== numbersOf(b)) return 0;
  const [one, other] = [piecesOf(a), piecesOf(b)];
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return shared / (one.size + other.size - shared || 1);
}

const numbersOf = (name: string) => (name.match(/[\d_]+/g) ?? []).sort().join(' ');

function piecesOf(name: string): Set<string> {
  const words = name.split(' ').map((word) => `  ${word} `);
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))));
}
