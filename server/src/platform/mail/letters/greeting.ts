import type { LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

export function greeting(name: string | null, locale: LetterLocale): string {
  const hello = locale === 'ru' ? 'Здравствуйте' : 'Hello';
  return name === null || name.trim() === '' ? `${hello}${locale === 'ru' ? '!' : ','}` : named(hello, name, locale);
}

function named(hello: string, name: string, locale: LetterLocale): string {
  return locale === 'ru' ? `${hello}, ${plainName(name)}!` : `${hello} ${plainName(name)},`;
}
