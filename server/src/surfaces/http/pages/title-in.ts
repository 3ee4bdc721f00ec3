import type { Fields } from '../../../../../nouns/kit/noun.ts';
import { nouns } from '../../../../../nouns/nouns.ts';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import russian from './titles.ru.json' with { type: 'json' };

/** The words of all nouns and of their fields; what is said otherwise in the reference stands in `titles.ru.json`, which goes first. */
const titles = new Map([
  ...nouns.flatMap(({ words, fields }) => [[words.en, words.ru] as const, ...labelsOf(fields)]),
  ...Object.entries(russian),
]);

function labelsOf(fields: Fields): Array<readonly [english: string, russian: string]> {
  return Object.values(fields).flatMap(({ spec }) => [
    [spec.label.en, spec.label.ru] as const,
    ...(spec.inside ? labelsOf(spec.inside) : []),
  ]);
}

/** Titles that lists build from their fields. */
const made: readonly (readonly [english: RegExp, russian: string])[] = [
  [/^(\S+) is one of the given, comma separated$/, '$1 — одно из значений через запятую'],
  [/^(\S+) (eq|ne|in|nin|gt|gte|lt|lte|isNull|contains|startsWith)$/, '$1 $2'],
  [/^Up to 3 of (.*); `-` before descending ones$/, 'До 3 из $1; `-` перед полями по убыванию'],
  [/^Up to 5 of nothing here yet$/, 'Здесь раскрывать пока нечего'],
  [/^Up to 5 of (.*)$/, 'До 5 из $1'],
  [/^At least 2 characters, looked for in (.*)$/, 'Не короче 2 знаков; ищется в $1'],
];

/** The Russian of a title, description or parameter of the contract; undefined if there is none. */
export function inRussian(english: string): string | undefined {
  const said = titles.get(english);
  if (said !== undefined) return said;
  const pattern = made.find(([shape]) => shape.test(english));
  if (pattern) return english.replace(...pattern);
  const [title = '', ...more] = english.split('. ');
  const [first, rest] = [titles.get(title), titles.get(more.join('. '))];
  return first && rest && `${first}. ${rest}`;
}

export const titleIn = (english: string, language: Language) =>
  language === 'ru' ? (inRussian(english) ?? english) : english;
