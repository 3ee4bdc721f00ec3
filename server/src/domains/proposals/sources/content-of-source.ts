import type { WriteContext } from '../../../kernel/operation.ts';
import { invalid, invalidField, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';
import { holdSeller, usualRateOf } from '../../sellers/seller-refs.ts';
import { withMarkup } from '../faults.ts';
import type { ProposalInput } from '../proposal.input.ts';
import { markupFaults } from '../row-faults.ts';
import { rowsOfDecisions } from './rows-of-decisions.ts';
import { openList, rowsOfPriceList } from './rows-of-price-list.ts';

type Asked = ProposalInput & { priceListId?: string | undefined; markupPercent?: string | null | undefined };

/**
 * What was asked for, with rows and terms of the price list or of the requisition it names, where it gives no rows. What was given
 * itself stays.
 */
export async function contentOfSource(
  ctx: WriteContext,
  { priceListId, markupPercent, ...input }: Asked,
): Promise<ProposalInput> {
  const isOfDecisions =
    priceListId === undefined && typeof input.procurementId === 'string' && input.rows === undefined;
  if (typeof markupPercent === 'string') checkMarkup(markupPercent, isOfDecisions, input);
  if (priceListId !== undefined) return ofPriceList(ctx, priceListId, input);
  if (!isOfDecisions) return input;
  const content = await ofRequisition(ctx, input.procurementId as string, input);
  const markup = typeof markupPercent === 'string' ? { markupPercent } : {};
  return { ...content, rows: (content.rows ?? []).map((row) => ({ ...row, ...markup })) };
}

/** The markup of all rows at once is for rows that are made of decisions: what is given or listed has its own. */
function checkMarkup(percent: string, isOfDecisions: boolean, { proposalModel }: ProposalInput) {
  if (!isOfDecisions)
    throw invalidField(
      '/markupPercent',
      'decisions_required',
      words('is for rows made of decisions alone', 'только для строк из решений по заявке'),
    );
  if (proposalModel === 'agency') throw withMarkup('/markupPercent');
  const faults = markupFaults('/markupPercent', percent);
  if (faults.length > 0) throw invalid(faults);
}

async function ofPriceList(ctx: WriteContext, priceListId: string, input: ProposalInput): Promise<ProposalInput> {
  const list = await openList(ctx, priceListId);
  const pricingMode = input.pricingMode ?? 'price_list';
  if (pricingMode !== 'price_list')
    throw invalidField('/pricingMode', 'pricing_mode_conflict', words('must be price_list', 'должно быть price_list'));
  const money = { currency: input.currency ?? list.currency, vatMode: input.vatMode ?? list.vatMode };
  const usualRate = await usualRateFor(ctx, input);
  const rows = input.rows ?? (await rowsOfPriceList(ctx, list, { ...money, usualRate }));
  return { ...input, ...money, pricingMode, rows };
}

async function ofRequisition(ctx: WriteContext, procurementId: string, input: ProposalInput): Promise<ProposalInput> {
  const [held] = await requisitions.byIds(ctx.db, [procurementId]);
  if (!held) throw unknownReference('procurementId', requisition.noun);
  if (input.pricingMode !== undefined && input.pricingMode !== 'cost_plus')
    throw invalidField(
      '/pricingMode',
      'pricing_mode_conflict',
      words(
        'must be cost_plus: decisions say what is paid, not what is asked',
        'должно быть cost_plus: в решениях есть затраты, а не цены продажи',
      ),
    );
  const { vatDefaults } = await regionalOf(ctx);
  const money = { currency: input.currency ?? held.currency, vatMode: input.vatMode ?? vatDefaults.mode };
  const rows = await rowsOfDecisions(ctx, held, { ...money, usualRate: await usualRateFor(ctx, input) });
  return { ...input, ...money, rows, customerId: input.customerId === undefined ? held.customerId : input.customerId };
}

/** The rate of rows that say none: that of who sells. */
async function usualRateFor(ctx: WriteContext, { sellerProfileId }: ProposalInput) {
  const seller = await holdSeller(ctx.db, sellerProfileId);
  return (await usualRateOf(ctx.db, seller?.id ?? null)) ?? (await regionalOf(ctx)).vatDefaults.rate;
}
