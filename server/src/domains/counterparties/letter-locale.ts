import type { LetterLocale } from '../../platform/mail/letters/letter.ts';
import type { Counterparty } from './counterparty.ts';

/** The language a counterparty is written to in: English abroad, Russian at home. */
export const letterLocale = (kind: Counterparty['kind'] | undefined): LetterLocale =>
  kind === 'foreign' ? 'en' : 'ru';
