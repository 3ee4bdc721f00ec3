import type { Letter, LetterLocale } from './letters/letter.ts';

/** The last words of a letter; one that is written for somebody else says by whom it is carried. */
export function footerOf({ sender, footer }: Letter, locale: LetterLocale): string {
  if (sender === undefined) return footer;
  return `${footer} ${locale === 'ru' ? 'Письмо отправлено через Prokura.' : 'Sent through Prokura.'}`;
}
