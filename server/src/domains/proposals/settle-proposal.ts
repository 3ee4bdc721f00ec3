import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { Terms } from '../../../../nouns/pricing/is-entered.ts';
import { priceProposal } from '../../../../nouns/pricing/price-proposal.ts';
import type { ProposalRow } from '../../../../nouns/proposal-row.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { holdItems, itemReferences } from '../catalog/item-references.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { linesById } from '../requisitions/lines-of.ts';
import { usualRateOf } from '../sellers/seller-refs.ts';
import type { ProposalInput, RowInput } from './proposal.input.ts';
import { amountsFaults } from './row-faults.ts';
import { settleExpenses } from './settle-expenses.ts';
import { settleParties } from './settle-parties.ts';
import { settleRows } from './settle-rows.ts';
import { settleTerms } from './settle-terms.ts';

export interface Standing {
  proposal: CommercialProposal;
  rows: readonly ProposalRow[];
}

interface Settled {
  values: Partial<CommercialProposal>;
  rows: ProposalRow[];
  customer: { counterpartyId: string | null; added: boolean };
}

/** A proposal as it will stand, priced anew: one that is there with its changes, or a new one. */
export async function settleProposal(
  ctx: WriteContext,
  before: Standing | null,
  input: ProposalInput,
): Promise<Settled> {
  const { rows: given, expenses: givenExpenses, ...header } = input;
  const was = before?.proposal ?? null;
  const regional = await regionalOf(ctx);
  const money = {
    currency: input.currency ?? was?.currency ?? regional.currency,
    vatMode: input.vatMode ?? was?.vatMode ?? regional.vatDefaults.mode,
  };
  const terms = settleTerms(was, input, money);
  const { parties, customer } = await settleParties(ctx, was, input);
  const expenses = settleExpenses(givenExpenses ?? was?.expenses ?? [], terms.scale);
  const wanted: readonly RowInput[] = given ?? (before?.rows ?? []).map((row) => underTerms(row, terms));
  const known = await knownOf(ctx, wanted, before?.rows ?? []);
  const standing = settleRows(wanted, {
    ...{ ...known, terms, actor: ctx.actor, before: before?.rows ?? [], procurementId: parties.procurementId },
    usualRate: (await usualRateOf(ctx.db, parties.sellerProfileId)) ?? regional.vatDefaults.rate,
  });
  const { rows, totals } = priceProposal(terms, standing, expenses);
  const faults = rows.flatMap((row, place) =>
    amountsFaults(row, terms).map((error) => ({ ...error, at: `/rows/${place}${error.at}` })),
  );
  if (faults.length > 0) throw invalid(faults);
  const { scale: _, ...kept } = terms;
  return { values: { ...header, ...money, ...kept, ...parties, ...totals, expenses }, rows, customer };
}

/** A row that nobody sent, under terms that may have changed: what belonged to others goes. */
const underTerms = (row: ProposalRow, { vatMode, commissionMode }: Terms): RowInput => ({
  ...inputOf(row),
  ...(vatMode === 'none' && { vatRate: 'none' as const }),
  ...(commissionMode !== 'per_line' && { commissionPercent: null, commissionFixedAmount: null }),
});

const inputOf = ({ position: _, lineCostAmount: __, allocatedExpenseAmount: ___, ...row }: ProposalRow): RowInput =>
  row;

/** What rows name. Items that are named anew are held. */
async function knownOf(ctx: WriteContext, rows: readonly RowInput[], before: readonly ProposalRow[]) {
  const lines = await linesById(ctx.db, [...new Set(rows.flatMap(({ procurementItemId }) => procurementItemId ?? []))]);
  const held = new Set(before.map(({ catalogItemId }) => catalogItemId));
  const ids = [...new Set([...rows, ...lines].flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  await holdItems(ctx.db, { ids: ids.filter((id) => !held.has(id)) });
  const items = await itemReferences(ctx.db, { ids });
  return {
    lines: new Map(lines.map((line) => [line.id, line])),
    items: new Map(items.map((item) => [item.id, item])),
  };
}
