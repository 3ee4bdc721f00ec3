import { words } from '../../../../../nouns/kit/words.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName } from './plain-name.ts';

/** What every letter about an approval knows of the record. */
export type ApprovalVars = {
  readonly kind: 'requisition' | 'invoice' | 'proposal' | 'sales invoice' | 'contract';
  /** Whom it greets. */
  readonly name: string;
  readonly number: string | null;
  /** The title of a requisition or a contract, the supplier of an invoice, the customer or the title of what is sold. */
  readonly title: string;
  readonly total: string;
  readonly currency: string;
  /** By when it is needed or to be paid, or until when it is valid or in force. */
  readonly dueDate: string | null;
  readonly url: string;
};

const nouns = {
  requisition: { en: 'Requisition', ru: 'Заявка', accusative: 'заявку' },
  invoice: { en: 'Invoice', ru: 'Счёт', accusative: 'счёт' },
  proposal: { en: 'Proposal', ru: 'Предложение', accusative: 'предложение' },
  'sales invoice': { en: 'Sales invoice', ru: 'Исходящий счёт', accusative: 'исходящий счёт' },
  contract: { en: 'Contract', ru: 'Договор', accusative: 'договор' },
} as const;

/** The record as subjects and headings call it. */
export const inWords = ({ kind, number, title }: ApprovalVars, locale: LetterLocale) => ({
  noun: nouns[kind][locale],
  accusative: nouns[kind].accusative,
  name: [...(number === null ? [] : [plainName(number, 40)]), plainName(title, 60)].join(', '),
});

/** What the title and the day are called. */
const facts = {
  requisition: [words('Requisition', 'Заявка'), words('Needed by', 'Срок поставки')],
  invoice: [words('Supplier', 'Поставщик'), words('To be paid by', 'Оплатить до')],
  proposal: [words('Proposal', 'Предложение'), words('Valid until', 'Действует до')],
  'sales invoice': [words('Invoice', 'Счёт'), words('To be paid by', 'Оплатить до')],
  contract: [words('Contract', 'Договор'), words('In force until', 'Действует по')],
} as const;

/** Title, sum and day. */
export function approvalFacts(vars: ApprovalVars, locale: LetterLocale): NonNullable<Letter['facts']> {
  const [title, due] = facts[vars.kind];
  return [
    [title[locale], plainName(vars.title)],
    [amount[locale], isUnlimited(vars) ? unlimited[locale] : plainMoney(vars.total, vars.currency, locale)],
    ...(vars.dueDate === null ? [] : [[due[locale], plainDay(vars.dueDate, locale)] as const]),
  ];
}

/** A contract without a limit is worth whatever is bought under it. */
const isUnlimited = ({ kind, total }: ApprovalVars) => kind === 'contract' && Number(total) === 0;

const amount = words('Amount', 'Сумма');
const unlimited = words('without limit', 'без лимита');
