import type { RecordOption } from '../../kit/form/record-option.ts';
import { minus, sumOf } from './model.ts';
import type { Document } from './statement-queries.ts';

/** A part of a document of the bank, and the invoice it pays. */
export interface Share {
  invoiceId: string;
  label: string;
  amount: string;
}

/** The match that was proposed, to begin with. */
export const sharesOf = ({ proposal }: Pick<Document, 'proposal'>): Share[] =>
  (proposal?.allocations ?? []).map(({ invoiceId, number, externalNumber, amount }) => ({
    invoiceId,
    label: externalNumber ?? number,
    amount,
  }));

/** How much of a document pays no invoice yet; below zero when the invoices get more than there is. */
export const leftOf = ({ amount }: Pick<Document, 'amount'>, shares: readonly Share[]): string =>
  minus(amount, sumOf(shares.map((share) => share.amount)));

/** One more invoice, which gets all that is left; one that stands there already stays as it is. */
export function withInvoice(
  document: Pick<Document, 'amount'>,
  shares: readonly Share[],
  { id, label }: RecordOption,
): readonly Share[] {
  if (shares.some(({ invoiceId }) => invoiceId === id)) return shares;
  const left = leftOf(document, shares);
  return [...shares, { invoiceId: id, label, amount: left.startsWith('-') ? '0' : left }];
}
