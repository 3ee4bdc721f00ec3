/** The forms of a word that agrees with a noun: «найден», «найдена», «найдено», «найдены». */
type Forms = readonly [masculine: string, feminine: string, neuter: string, plural: string];

const ends: readonly (readonly [ending: RegExp, form: number])[] = [
  [/(?:тель|рь|филь)$/, 0],
  [/ые$/, 3],
  [/(?:[ая]|ь)$/, 1],
  [/[ое]$/, 2],
  [/[ыи]$/, 3],
];

/**
 * The form that agrees with a noun, by the ending of its first word: an adjective before it has the same gender.
 * Every noun of the platform is tested.
 */
export function agreeing(noun: string, forms: Forms): string {
  const [first = ''] = noun.toLowerCase().split(' ');
  const adjective = /[иыо]й$/.test(first);
  const form = adjective ? 0 : (ends.find(([ending]) => ending.test(first))?.[1] ?? 0);
  return forms[form] as string;
}
