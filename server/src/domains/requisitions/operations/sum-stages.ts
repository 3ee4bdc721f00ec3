import Type from 'typebox';
import { currency, decimal, id, integer, object } from '../../../kernel/fields.ts';
import { rowsFound } from '../../../kernel/lists/list-rows.ts';
import { listInput } from '../../../kernel/lists/listing.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { requisitionListing } from './list-requisitions.ts';

const ofPages = new Set(['limit', 'cursor', 'sort', 'includeTotal', 'fields', 'expand']);
const filters = Object.fromEntries(
  Object.entries(listInput(requisitionListing).properties).filter(([name]) => !ofPages.has(name)),
);

export const sumStages = query({
  name: 'requisitions.sum-stages',
  summary: words('Count and sum requisitions by stage', 'Число и суммы заявок по этапам'),
  description:
    'Takes the filters of the list. A stage without requisitions is not named; sums of different currencies are never added up.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  refuses: ['invalid_filter'],
  input: object(filters),
  output: object({
    items: Type.Array(
      object({
        stageId: id('Stage'),
        count: integer('Requisitions at the stage'),
        totals: Type.Array(object({ currency: currency(), plannedTotal: decimal('Planned total') })),
      }),
    ),
  }),

  async run(ctx, input) {
    const groups = await ctx.db.many<Group>(sql`
      select req.stage_id as "stageId", req.currency, count(*) as count, sum(req.planned_total) as "plannedTotal"
      from ${await rowsFound(ctx, requisitionListing, input)}
      group by req.stage_id, req.currency order by count(*) desc, req.currency`);
    const stages = Map.groupBy(groups, ({ stageId }) => stageId);
    return {
      items: [...stages].map(([stageId, held]) => ({
        stageId,
        count: held.reduce((sum, { count }) => sum + count, 0),
        totals: held.map(({ currency, plannedTotal }) => ({ currency, plannedTotal })),
      })),
    };
  },
});

interface Group {
  stageId: string;
  currency: string;
  count: number;
  plannedTotal: string;
}
