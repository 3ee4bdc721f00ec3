import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { LetterLocale } from '../../platform/mail/letters/letter.ts';

/** The language a counterparty is written to in: English abroad, Russian at home. */
export const letterLocale = (kind: Counterparty['kind'] | undefined): LetterLocale =>
  kind === 'foreign' ? 'en' : 'ru';
