import type { Letter, LetterLocale } from './letters/letter.ts';

/** The footer of a letter; one sent on behalf of somebody says through whom it was sent. */
export function footerOf({ sender, footer }: Letter, locale: LetterLocale): string {
  if (sender === undefined) return footer;
  return `${footer} ${locale === 'ru' ? 'Письмо отправлено через Prokura.' : 'Sent through Prokura.'}`;
}
