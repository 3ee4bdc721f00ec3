import type { Refused } from '../../public-kit/call.ts';
import type { Rfq } from '../types.ts';
import { answeredItems } from './body.ts';
import type { Draft } from './draft.ts';

/** What the server refused, by line and by term. */
export interface RefusedFields {
  lines: Readonly<Record<string, string>>;
  terms: Readonly<Record<string, string>>;
}

const termOf: Readonly<Record<string, string>> = {
  validUntil: 'validUntil',
  deliveryDays: 'deliveryDays',
  deliveryTerms: 'deliveryTerms',
  paymentTerms: 'paymentTerms',
  prepaymentPercent: 'prepayment',
  statedTotal: 'total',
};

/** Refused fields at their places: `/lines/3/price` is the fourth of the lines that were sent. */
export function refusedFields({ faults }: Pick<Refused, 'faults'>, draft: Draft, rfq: Rfq): RefusedFields {
  const sent = answeredItems(draft, rfq);
  const lines: Record<string, string> = {};
  const terms: Record<string, string> = {};
  for (const { pointer = '', message } of faults) {
    const [, first = '', index = ''] = pointer.split('/');
    const item = first === 'lines' ? sent[Number(index)] : undefined;
    if (item) lines[item.id] = message;
    else terms[termOf[first] ?? first] = message;
  }
  return { lines, terms };
}
