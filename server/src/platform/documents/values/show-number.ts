import { roundHalfUp } from '../../../kernel/values/decimal.ts';

export type DocumentLanguage = 'ru' | 'en';

/** Digits after the decimal mark: at least, and at most. */
interface Digits {
  least: number;
  most: number;
}

const marks = { ru: { group: '\u00a0', decimal: ',' }, en: { group: ',', decimal: '.' } };

export const isDecimal = (raw: string) => /^-?\d+(\.\d+)?$/.test(raw);

/** A plain decimal as documents write it: `1244.86` → «1 244,86» with no-break spaces. What is no decimal stays as it is. */
export function showNumber(raw: string, { least, most }: Digits, language: DocumentLanguage): string {
  if (!isDecimal(raw)) return raw;
  const { group, decimal } = marks[language];
  const [whole = '', fraction = ''] = roundHalfUp(raw, most).split('.');
  const digits = fraction.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replace('-', '').replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole.startsWith('-') ? '−' : ''}${grouped}${digits && decimal + digits}`;
}
