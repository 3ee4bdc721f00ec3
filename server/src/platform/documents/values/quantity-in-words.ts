import numberToWords from 'number-to-words-ru';
import { isDecimal } from './show-number.ts';

const none: [string, string, string] = ['', '', ''];

/** `21` → «Двадцать один», `14.4` → «Четырнадцать целых четыре десятых». What is no decimal stays as it is. */
export function quantityInWords(quantity: string): string {
  if (!isDecimal(quantity)) return quantity;
  const plain = quantity.includes('.') ? quantity.replace(/0+$/, '').replace(/\.$/, '') : quantity;
  if (!plain.includes('.'))
    return numberToWords
      .convert(plain, {
        currency: {
          currencyNameCases: none,
          fractionalPartNameCases: none,
          currencyNounGender: { integer: 0, fractionalPart: 0 },
        },
        showNumberParts: { fractional: false },
      })
      .trim();
  return numberToWords
    .convert(plain, { currency: 'number', convertNumberToWords: { integer: true, fractional: true } })
    .trim();
}
