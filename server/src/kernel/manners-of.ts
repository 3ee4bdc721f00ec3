/** What a name says of how its bearer behaves: the words of each manner, in both languages. */
const spoken = {
  declines: ['отказ', 'decline'],
  silent: ['молчит', 'silent'],
  partial: ['частично', 'partial'],
  expensive: ['дорого', 'expensive'],
  late: ['поздно', 'late'],
  foreign: ['валюта', 'usd'],
  mismatched: ['ошибка', 'mismatch'],
  unpaid: ['не платит', 'unpaid'],
  revokes: ['аннулирует', 'revoke'],
  fails: ['сбой', 'fail'],
} as const;

export type Manner = keyof typeof spoken;

/** How a counterparty of this name behaves. Only whole words count: a «Платёжная компания» is not late. */
export function mannersOf(name: string): ReadonlySet<Manner> {
  const manners = Object.keys(spoken) as Manner[];
  return new Set(manners.filter((manner) => spoken[manner].some((word) => wordIn(word).test(name))));
}

const wordIn = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
