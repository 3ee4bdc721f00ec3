import { clipText } from '../../../kernel/values/text.ts';
import type { LetterLocale } from './letter.ts';

const LONGEST = 80;

/**
 * A name somebody else typed, fit for a letter in our name: one line, of bounded length, and broken so that no mail
 * program makes a link of it. Otherwise a registration form could be used to send strangers advertisements.
 */
export function plainName(name: string, longest = LONGEST): string {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('://', ':\u2060/\u2060/')
    .replace(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, '$1\u2060')
    .trim();
  return clipText(line, longest);
}

/** `«Ромашка»`, yet `ООО «Ромашка»` as it is: a name set off in a sentence, which may have quotation marks of its own. */
export function quotedName(name: string, locale: LetterLocale): string {
  const plain = plainName(name);
  if (/[«»“”„"]/.test(plain)) return plain;
  return locale === 'ru' ? `«${plain}»` : `“${plain}”`;
}

/** Somebody's own words of several lines, in the same way: a paragraph for each line. */
export const plainParagraphs = (text: string | null, longest = 1_000): string[] =>
  clipText(text ?? '', longest)
    .split('\n')
    .map((line) => plainName(line, longest))
    .filter((line) => line !== '');
