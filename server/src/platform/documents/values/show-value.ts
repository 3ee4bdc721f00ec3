import type { columnFormats } from '../../../../../nouns/layout-parts.ts';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { units } from '../../../kernel/values/units.ts';
import type { ValueType } from '../../../kernel/variables.ts';
import { documentWords } from '../document-words.ts';
import { showDate } from './show-date.ts';
import { type DocumentLanguage, showNumber } from './show-number.ts';

export type ColumnFormat = keyof typeof columnFormats;

interface Written {
  currency: string;
  language: DocumentLanguage;
}

/** A value as a text of the document shows it where no filter says otherwise. */
export function showValue(raw: string, type: ValueType | undefined, { currency, language }: Written): string {
  switch (type) {
    case 'money':
      return showAs(raw, 'money', { currency, language });
    case 'number':
      return showAs(raw, 'quantity', { currency, language });
    case 'date':
    case 'datetime':
      return showDate(raw, language);
    case 'boolean':
      return raw === 'true' ? documentWords[language].yes : raw === 'false' ? documentWords[language].no : raw;
    case 'string':
    case 'array':
    case undefined:
      return raw;
  }
}

/** A value of a row as its column is formatted. */
export function showAs(raw: string, format: ColumnFormat, { currency, language }: Written): string {
  switch (format) {
    case 'money':
      return showNumber(raw, { least: minorUnitsOf(currency), most: 6 }, language);
    case 'quantity':
      return showNumber(raw, { least: 0, most: 6 }, language);
    case 'percent':
      return `${showNumber(raw, { least: 0, most: 6 }, language)}${percent[language]}`;
    case 'vatRate':
      return showVatRate(raw, language);
    case 'unit':
      return showUnit(raw, language);
    case 'date':
      return showDate(raw, language);
    case 'text':
      return raw;
  }
}

/** The symbol of a code: `055` → «м²». */
function showUnit(code: string, language: DocumentLanguage): string {
  const unit = units.get(code);
  if (!unit) return code;
  return language === 'en'
    ? unit.name.en.toLowerCase()
    : unit.symbol.replace(/(?<=м)[23]$/, (power) => raised[power] ?? power);
}

const raised: Record<string, string> = { '2': '²', '3': '³' };

const percent = { ru: '\u00a0%', en: '%' };

export const showVatRate = (rate: string, language: DocumentLanguage) =>
  rate === 'none' ? documentWords[language].noVat : `${rate}${percent[language]}`;

/** How a value of a row is written where its column does not say. */
export function formatOf(leaf: string): ColumnFormat {
  if (/(Amount|Price|Cost)$/.test(leaf)) return 'money';
  if (leaf.endsWith('Percent')) return 'percent';
  return known[leaf] ?? 'text';
}

const known: Readonly<Record<string, ColumnFormat>> = {
  ...{
    quantity: 'quantity',
    deliveredQuantity: 'quantity',
    weightKg: 'quantity',
    weightTonnes: 'quantity',
    volumeM3: 'quantity',
  },
  ...{ uom: 'unit', vatRate: 'vatRate' },
};
