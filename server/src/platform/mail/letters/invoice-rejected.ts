import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName } from './plain-name.ts';

type InvoiceRejectedVars = {
  /** Whom it greets; null for nobody in particular. */
  readonly name: string | null;
  readonly company: string;
  /** The supplier's own number of the invoice, or ours where it has none. */
  readonly number: string;
  readonly date: string | null;
  readonly gross: string;
  readonly currency: string;
  readonly reason: string;
};

export function invoiceRejected(vars: InvoiceRejectedVars, locale: LetterLocale): Letter {
  const company = plainName(vars.company);
  const number = plainName(vars.number, 40);
  const day = vars.date === null ? null : plainDay(vars.date, locale);
  const gross = plainMoney(vars.gross, vars.currency, locale);
  const reason = plainName(vars.reason, 1_000);
  if (locale === 'en') {
    return {
      sender: company,
      subject: `Invoice ${number} was not accepted`,
      preheader: reason,
      heading: `Invoice ${number} was not accepted`,
      paragraphs: [greeting(vars.name, locale), `${company} cannot accept your invoice as it is. Please correct it.`],
      facts: [
        ['Invoice', day === null ? number : `${number} of ${day}`],
        ['Amount', gross],
        ['Reason', reason],
      ],
      closing: ['Simply answer this letter: send a corrected invoice, or ask what is unclear.'],
      footer: `You receive this letter because ${company} has your invoice.`,
    };
  }
  return {
    sender: company,
    subject: `Счёт ${number} не принят`,
    preheader: reason,
    heading: `Счёт ${number} не принят`,
    paragraphs: [
      greeting(vars.name, locale),
      `${company}: принять ваш счёт в таком виде не получается. Пожалуйста, исправьте его.`,
    ],
    facts: [
      ['Счёт', day === null ? number : `${number} от ${day}`],
      ['Сумма', gross],
      ['Причина', reason],
    ],
    closing: ['Просто ответьте на это письмо: пришлите исправленный счёт или задайте вопрос.'],
    footer: `Вы получили это письмо, потому что выставили счёт. Покупатель: ${company}.`,
  };
}
