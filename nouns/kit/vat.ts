import { choice } from './fields.ts';
import { words } from './words.ts';

/** Russian VAT rates as documents name them; `none` (outside VAT) is not `0`. */
const rates = {
  none: words('No VAT', 'Без НДС'),
  '0': words('0%', '0 %'),
  '5': words('5%', '5 %'),
  '7': words('7%', '7 %'),
  '10': words('10%', '10 %'),
  '20': words('20%', '20 %'),
  '22': words('22%', '22 %'),
};

/** Whether prices of a document include VAT, exclude it, or carry none. */
const modes = {
  included: words('VAT included', 'Цены с НДС'),
  excluded: words('Without VAT', 'Цены без НДС'),
  none: words('No VAT', 'НДС не облагается'),
};

export type VatRate = keyof typeof rates;

export type VatMode = keyof typeof modes;

export const vatRate = (en = 'VAT rate', ru = 'Ставка НДС') => choice(rates, en, ru);

export const vatMode = (en = 'VAT in the prices', ru = 'НДС в ценах') => choice(modes, en, ru);
