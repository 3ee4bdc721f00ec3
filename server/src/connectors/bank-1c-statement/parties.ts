import type { StatementParty } from '../../kernel/integrations/ports/statements.ts';

type Fields = ReadonlyMap<string, string>;

/** One side of a document: `Плательщик` or `Получатель`. A `0` means no value. */
export function readParty(fields: Fields, side: 'Плательщик' | 'Получатель'): StatementParty {
  const told = (...suffixes: string[]) => {
    for (const suffix of suffixes) {
      const value = fields.get(`${side}${suffix}`)?.trim();
      if (value !== undefined && value !== '' && value !== '0') return value;
    }
    return null;
  };
  return {
    name: told('1')?.slice(0, 500) ?? bareName(told('')),
    inn: digits(told('ИНН'), /^(\d{5}|\d{10}|\d{12})$/),
    kpp: digits(told('КПП'), /^\d{4}[\dA-Z]{2}\d{3}$/),
    account: digits(told('Счет'), /^\d{20}$/) ?? digits(told('РасчСчет'), /^\d{20}$/),
    bank: told('Банк1')?.slice(0, 300) ?? null,
    bik: digits(told('БИК'), /^\d{9}$/),
    correspondentAccount: digits(told('Корсчет'), /^\d{20}$/),
  };
}

/** Both accounts a side may stand under: that of the document, and that with the bank the money came through. */
export const accountsOf = (fields: Fields, side: 'Плательщик' | 'Получатель') =>
  [`${side}Счет`, `${side}РасчСчет`].flatMap((key) => fields.get(key)?.trim() ?? []);

const digits = (value: string | null, form: RegExp) => (value !== null && form.test(value) ? value : null);

/** Banks write the taxpayer number before the name. */
const bareName = (name: string | null) => name?.replace(/^ИНН\s*\d{10,12}\s+/i, '').slice(0, 500) || null;

const numbered = [1, 2, 3, 4, 5, 6];

/** The purpose, whole or cut over numbered lines: a line goes on in the next one. */
export function readPurpose(fields: Fields): string {
  const whole = fields.get('НазначениеПлатежа')?.trim();
  if (whole) return whole;
  return numbered
    .flatMap((number) => fields.get(`НазначениеПлатежа${number}`) ?? [])
    .filter((line) => line.trim() !== '')
    .reduce((all, line) => (all === '' || /\s$/.test(all) || /^\s/.test(line) ? all + line : `${all} ${line}`), '')
    .trim();
}
