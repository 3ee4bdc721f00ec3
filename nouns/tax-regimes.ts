import { words } from './kit/words.ts';

/** The general system, the simplified one without VAT or with 5 and 7 percent of it, any other. */
export const taxRegimes = {
  osno: words('General, with VAT', 'ОСНО, с НДС'),
  usn_no_vat: words('Simplified, no VAT', 'УСН без НДС'),
  usn_5: words('Simplified, VAT 5%', 'УСН с НДС 5 %'),
  usn_7: words('Simplified, VAT 7%', 'УСН с НДС 7 %'),
  other: words('Other', 'Другой'),
};
