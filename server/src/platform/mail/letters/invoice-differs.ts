import { type InvoiceIssue, invoiceIssues } from '../../../../../nouns/invoice-matching.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type InvoiceDiffersVars = {
  readonly name: string;
  /** As the supplier numbered it. */
  readonly number: string;
  readonly supplier: string;
  /** What keeps it from being approved, each once. */
  readonly issues: readonly InvoiceIssue[];
  readonly url: string;
};

export function invoiceDiffers(vars: InvoiceDiffersVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [number, supplier] = [plainName(vars.number, 40), plainName(vars.supplier)];
  const issues = vars.issues.map((code) => invoiceIssues[code][locale]).join('; ');
  return {
    subject: ru
      ? `Счёт не сходится с заказом: ${number}, ${supplier}`
      : `Invoice differs from the order: ${number}, ${supplier}`,
    preheader: `${issues}.`,
    heading: ru ? `Счёт ${number} не сходится с заказом` : `Invoice ${number} differs from the order`,
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'В таком виде его не согласовать: запросите у поставщика другой или исправьте решение.'
        : 'It cannot be approved like this: ask the supplier for another one, or correct what was decided.',
    ],
    facts: [
      [ru ? 'Поставщик' : 'Supplier', supplier],
      [ru ? 'Расхождения' : 'Differences', issues],
    ],
    button: { label: ru ? 'Открыть счёт' : 'Open the invoice', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за закупку или внесли этот счёт.'
      : 'You receive this letter because you are responsible for the purchase or entered the invoice.',
  };
}
