import type { Allocation, Evidence, Proposal } from '../../../../../nouns/bank-match.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { PayableInvoice } from '../../billing/payable-invoices.ts';
import type { Mention, Spelling } from './find-number.ts';

/** An invoice with how its number may be spelt, and what is owed of it once earlier documents have paid. */
export interface Candidate
  extends Pick<
    PayableInvoice,
    | 'id'
    | 'number'
    | 'externalNumber'
    | 'externalDate'
    | 'counterpartyId'
    | 'currency'
    | 'status'
    | 'onHoldUntil'
    | 'outstanding'
  > {
  spelling: Spelling | null;
  left: InstanceType<typeof Exact>;
}

/** What came of looking at a document. */
export interface Outcome {
  status: 'proposed' | 'already_paid' | 'unmatched' | 'kept';
  counterpartyId: string | null;
  proposal: Proposal | null;
}

/** An invoice that a purpose names. */
export interface Named {
  invoice: Candidate;
  mention: Mention;
  /** Another invoice has the same number, and nothing distinguishes them. */
  ambiguous: boolean;
}

/** Pays what is named, in its order, until the amount is used up. What is paid is owed no more to the documents after it. */
export function byNumber(
  named: readonly Named[],
  amount: InstanceType<typeof Exact>,
  party: readonly Evidence[],
): Proposal {
  let rest = amount;
  const allocations: Allocation[] = [];
  for (const { invoice } of named) {
    const share = Exact.min(rest, invoice.left);
    if (share.lte(0)) break;
    allocations.push(allocationOf(invoice, share));
    invoice.left = invoice.left.minus(share);
    rest = rest.minus(share);
  }
  const paid = named.slice(0, allocations.length);
  const differing = paid.some(
    ({ invoice, mention }) => mention.date && invoice.externalDate && mention.date.day !== invoice.externalDate,
  );
  const dated = paid.every(({ invoice, mention }) => mention.date?.day === invoice.externalDate);
  const partial = named.some(({ invoice }) => invoice.left.gt(0));
  const remarks: Proposal['remarks'] = [
    ...(partial ? (['partial'] as const) : []),
    ...(rest.gt(0) ? (['exceeds_what_is_owed'] as const) : []),
    ...(differing ? (['date_differs'] as const) : []),
    ...(paid.some(({ ambiguous }) => ambiguous) ? (['several_with_this_number'] as const) : []),
    ...(paid.some(({ mention }) => !mention.certain) ? (['number_shortened'] as const) : []),
    ...standing(paid.map(({ invoice }) => invoice)),
  ];
  const whole = !partial && rest.eq(0);
  const base = whole ? 95 : rest.gt(0) ? 50 : named.length > 1 ? 70 : 80;
  const doubts = remarks.filter((one) =>
    ['date_differs', 'several_with_this_number', 'number_shortened'].includes(one),
  );
  return {
    confidence: Math.max(10, base + (dated ? 4 : 0) - 30 * doubts.length),
    exact: whole && party.length > 0 && doubts.length === 0,
    allocations,
    foundIn: [
      ...party,
      ...paid.flatMap(({ invoice, mention }) => placesOf(mention, invoice)),
      ...(whole ? [evidenceOf('amount', amount.toFixed(2))] : []),
    ],
    remarks,
  };
}

/** Nothing is named, and one invoice alone owes just this. */
export function byAmount(invoice: Candidate, amount: string, party: readonly Evidence[]): Proposal {
  const allocations = [allocationOf(invoice, invoice.left)];
  invoice.left = new Exact(0);
  return {
    confidence: 60,
    exact: false,
    allocations,
    foundIn: [...party, evidenceOf('amount', amount)],
    remarks: ['amount_alone', ...standing([invoice])],
  };
}

/** What is named owes nothing any more: somebody may have written the payment down already. */
export const paidBefore = (named: readonly Named[], party: readonly Evidence[]): Proposal => ({
  confidence: 90,
  exact: false,
  allocations: named.map(({ invoice }) => allocationOf(invoice, new Exact(0))),
  foundIn: [...party, ...named.flatMap(({ invoice, mention }) => placesOf(mention, invoice))],
  remarks: ['already_paid'],
});

const allocationOf = (
  { id, number, externalNumber, left }: Candidate,
  amount: InstanceType<typeof Exact>,
): Allocation => ({
  invoiceId: id,
  number,
  externalNumber,
  amount: amount.toFixed(2),
  outstanding: left.toFixed(2),
});

function standing(invoices: readonly Candidate[]): Array<'not_approved' | 'on_hold'> {
  return [
    ...(invoices.some(({ status }) => status !== 'approved' && status !== 'paid') ? (['not_approved'] as const) : []),
    ...(invoices.some(({ onHoldUntil, status }) => onHoldUntil !== null || status === 'disputed')
      ? (['on_hold'] as const)
      : []),
  ];
}

const placesOf = ({ words, start, end, date }: Mention, { externalDate }: Candidate): Evidence[] => [
  { what: 'invoice_number', words, start, end },
  ...(date !== null && date.day === externalDate
    ? [{ what: 'invoice_date' as const, words: date.day, start: date.start, end: date.end }]
    : []),
];

export const evidenceOf = (what: Evidence['what'], words: string): Evidence => ({
  what,
  words,
  start: null,
  end: null,
});
