import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { saveAllocations } from '../../../requisitions/allocations/save-allocations.ts';
import { linesOf } from '../../../requisitions/lines-of.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { wholeRequisition } from '../../../requisitions/requisition-warnings.ts';
import { decisionFields } from '../decisions/decision.input.ts';
import { followDecisions } from '../decisions/follow-decisions.ts';
import { priceOffers } from '../decisions/price-offers.ts';

export const decideLines = command({
  name: 'supplier-quotes.decide-lines',
  summary: words(
    'Save chosen suppliers and quantities per line',
    'Сохранить выбранных поставщиков и количества по строкам',
  ),
  description:
    'Replaces all that is accepted for every named line; other lines keep what they have. The price is that of the tier of the quantity, less ' +
    'the discount, per unit of the line. Least quantities and packs hold unless `allowMoqOverride`; a price whose day is over is taken with ' +
    '`acceptExpired`, a reason and the right to approve. What stays as it was may name the version it was accepted from. What a supplier has ' +
    'invoiced or delivered stays decided (`allocation_locked`), and so does what goes with delivery batches that were neither cancelled nor ' +
    'returned (`allocation_batched`, with their numbers): these are changed or cancelled first.',
  permission: 'quote_decisions.save',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict'],
  input: object({ procurementId: id('Requisition'), ...decisionFields }),
  output: wholeRequisition,

  async run(ctx, { procurementId, decisions, ...overrides }) {
    const held = await requisitions.lock(ctx.db, procurementId);
    ctx.expectVersion(held.version);
    const priced = await priceOffers(ctx, decisions, overrides);
    const { requisition, warnings } = await saveAllocations(ctx, held, priced);
    if (requisition === held) ctx.nothingChanged();
    else await followDecisions(ctx, procurementId, overrides.reason);
    return { ...requisition, items: await linesOf(ctx.db, procurementId), warnings };
  },
});
