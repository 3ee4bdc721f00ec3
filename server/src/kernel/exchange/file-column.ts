import { words } from '../problems/errors.ts';
import type { ExchangeColumn } from './exchange.ts';

/** A column with its title and the other names it is recognised by. */
export const text = (field: string, en: string, ru: string, ...aliases: string[]): ExchangeColumn => ({
  field,
  title: words(en, ru),
  aliases,
  kind: 'text',
});

export const number = (field: string, en: string, ru: string, ...aliases: string[]): ExchangeColumn => ({
  ...text(field, en, ru, ...aliases),
  kind: 'decimal',
});
