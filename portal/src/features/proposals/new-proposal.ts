import type { RecordOption } from '../../kit/form/record-option.ts';
import { today } from '../../kit/format.ts';
import type { ProposalsSearch } from './searches.ts';

/** What a proposal is made of, or whom it is for. */
export type Source = { kind: 'hand' } | { kind: 'customer' | 'requisition' | 'price-list'; id: string };

export const sourceOf = ({ create, open }: ProposalsSearch): Source | undefined => {
  if (create === undefined) return undefined;
  return create === 'true' || open === undefined ? { kind: 'hand' } : { kind: create, id: open };
};

/** What is asked before a proposal is made; the rest is typed on its page. */
export interface NewProposal {
  title: string;
  customer: RecordOption | null;
  sellerProfileId: string | null;
  validUntil: string;
  markupPercent: string | null;
}

/** So many days an offer holds unless somebody says otherwise. */
const usualDays = 14;

const usualMarkup = '15';

const dayMs = 86_400_000;

/** The last day of an offer that is made today. */
export const usualDay = () =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + usualDays * dayMs).toISOString().slice(0, 10);

export const newProposal = (source: Source, title = '', customer: RecordOption | null = null): NewProposal => ({
  ...{ title, customer, sellerProfileId: null },
  validUntil: usualDay(),
  markupPercent: source.kind === 'requisition' ? usualMarkup : null,
});

/** As the server takes it: what is left out is as the company and the source have it. */
export const newProposalBodyOf = (source: Source, { title, customer, markupPercent, ...values }: NewProposal) => ({
  title: title.trim() || null,
  ...(customer !== null && { customerId: customer.id }),
  ...(values.sellerProfileId !== null && { sellerProfileId: values.sellerProfileId }),
  validUntil: values.validUntil || null,
  ...(source.kind === 'requisition' && {
    procurementId: source.id,
    ...(markupPercent !== null && { markupPercent }),
  }),
  ...(source.kind === 'price-list' && { priceListId: source.id }),
});
