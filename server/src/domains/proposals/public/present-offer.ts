import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import type { ProposalRow } from '../../../../../nouns/proposal-row.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sumOf } from '../../../kernel/values/fraction.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { units } from '../../../kernel/values/units.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { isShown, type OpenedOffer } from '../links/open-offer.ts';
import { rowsOfProposal } from '../proposal-row.ts';
import { customerGroups } from './customer-groups.ts';
import { filesOfSending } from './files-of-sending.ts';
import { presentSeller } from './present-seller.ts';
import type { PublicOffer } from './public-offer.ts';

type Offer = NonNullable<PublicOffer['offer']>;

/** What the customer sees; of what was withdrawn or replaced, no more than whose and which it was. */
export async function presentOffer(ctx: ReadContext, { proposal, sending, state }: OpenedOffer): Promise<PublicOffer> {
  const { timezone } = await regionalOf(ctx);
  const shown = isShown(state);
  const files = shown ? await filesOfSending(ctx.db, sending) : [];
  return {
    state,
    may: { accept: state === 'open', decline: state === 'open', ask: shown },
    number: proposal.number,
    date: dayIn(timezone, new Date(proposal.createdAt)),
    seller: await presentSeller(ctx, proposal.sellerProfileId),
    customer: shown && proposal.customer ? { name: proposal.customer.name } : null,
    offer: shown ? asOffer(proposal, await rowsOfProposal(ctx.db, proposal.id)) : null,
    answer: shown ? answerOf(proposal) : null,
    files: files.map(({ format, fileName, sizeBytes }) => ({ format, fileName, sizeBytes })),
    serverTime: portalNow().toISOString(),
  };
}

function asOffer(proposal: CommercialProposal, rows: readonly ProposalRow[]): Offer {
  const { title, introText, termsText, currency, vatMode, validUntil } = proposal;
  const { netAmount, vatAmount, grossAmount, totalAmount, commissionAmount } = proposal;
  const groupOf = customerGroups(rows);
  return {
    ...{ title, introText, termsText, currency, vatMode, validUntil },
    rows: rows.map((row) => asRow(row, groupOf(row))),
    vatTotals: vatTotals(rows, scaleOf(currency)),
    ...{ netAmount, vatAmount, grossAmount },
    agentFee: proposal.proposalModel === 'agency' ? commissionAmount : null,
    totalAmount,
  };
}

function asRow(row: ProposalRow, group: string | null): Offer['rows'][number] {
  const { position, lineType, name, quantity, uom, unitPrice, vatRate, lineAmount } = row;
  const { netAmount, vatAmount, grossAmount } = row;
  const unit = units.get(uom)?.symbol ?? '';
  return {
    ...{ position, lineType, group, name, quantity, uom, unit, unitPrice, vatRate, lineAmount },
    ...{ netAmount, vatAmount, grossAmount },
  };
}

function vatTotals(rows: readonly ProposalRow[], scale: number): Offer['vatTotals'] {
  const sum = (of: readonly ProposalRow[], name: 'netAmount' | 'vatAmount' | 'grossAmount') =>
    sumOf(of.map((row) => row[name])).toFixed(scale);
  return [...Map.groupBy(rows, ({ vatRate }) => vatRate)]
    .map(([vatRate, of]) => ({
      vatRate,
      netAmount: sum(of, 'netAmount'),
      vatAmount: sum(of, 'vatAmount'),
      grossAmount: sum(of, 'grossAmount'),
    }))
    .toSorted((one, other) => height(other.vatRate) - height(one.vatRate));
}

const height = (rate: ProposalRow['vatRate']) => (rate === 'none' ? -1 : Number(rate));

const answerOf = (proposal: CommercialProposal): PublicOffer['answer'] =>
  proposal.answeredAt === null
    ? null
    : {
        at: proposal.answeredAt,
        name: proposal.answerName,
        position: proposal.answerPosition,
        // What an employee wrote down of a call is a note of theirs.
        comment: proposal.answerSource === 'customer_link' ? proposal.answerComment : null,
        reason: proposal.answerSource === 'customer_link' ? proposal.declineReason : null,
      };
