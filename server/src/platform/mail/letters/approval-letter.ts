import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName } from './plain-name.ts';

/** What every letter about an approval knows of the record. */
export type ApprovalVars = {
  readonly kind: 'requisition' | 'invoice';
  /** Whom it greets. */
  readonly name: string;
  readonly number: string;
  /** The title of a requisition, the supplier of an invoice. */
  readonly title: string;
  readonly total: string;
  readonly currency: string;
  /** By when it is needed or to be paid. */
  readonly dueDate: string | null;
  readonly url: string;
};

const nouns = {
  requisition: { en: 'Requisition', ru: 'Заявка', accusative: 'заявку' },
  invoice: { en: 'Invoice', ru: 'Счёт', accusative: 'счёт' },
} as const;

/** The record as subjects and headings call it. */
export const inWords = ({ kind, number, title }: ApprovalVars, locale: LetterLocale) => ({
  noun: nouns[kind][locale],
  accusative: nouns[kind].accusative,
  name: `${plainName(number, 40)}, ${plainName(title, 60)}`,
});

/** Title, sum and day. */
export function approvalFacts(vars: ApprovalVars, locale: LetterLocale): NonNullable<Letter['facts']> {
  const ru = locale === 'ru';
  const isInvoice = vars.kind === 'invoice';
  const title = isInvoice ? (ru ? 'Поставщик' : 'Supplier') : ru ? 'Заявка' : 'Requisition';
  const due = isInvoice ? (ru ? 'Оплатить до' : 'To be paid by') : ru ? 'Срок поставки' : 'Needed by';
  return [
    [title, plainName(vars.title)],
    [ru ? 'Сумма' : 'Amount', plainMoney(vars.total, vars.currency, locale)],
    ...(vars.dueDate === null ? [] : [[due, plainDay(vars.dueDate, locale)] as const]),
  ];
}
