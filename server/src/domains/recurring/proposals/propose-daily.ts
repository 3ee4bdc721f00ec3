import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { proposeForWarehouse } from './propose-for-warehouse.ts';
import { tellNotProposed, tellProposed } from './tell-proposed.ts';
import { warehousesWithPoints } from './warehouses-with-points.ts';

/** Proposes what is short, once a day, where the company has it so; whoever set the points is told. */
export const proposeDaily = command({
  name: 'recurring.propose-daily',
  summary: words('Propose requisitions of the day', 'Предложить заявки дня'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ made: integer('Drafts that were made') }),

  async run(ctx) {
    ctx.nothingChanged();
    const { proposesReorders } = await companySettings(ctx);
    if (!proposesReorders || !(await takeDay(ctx))) return { made: 0 };
    let made = 0;
    for (const warehouseId of await warehousesWithPoints(ctx.db)) {
      const proposal = await attempted(ctx, warehouseId);
      if (proposal instanceof Refusal) await tellNotProposed(ctx, warehouseId, proposal);
      else if (proposal) await tellProposed(ctx, warehouseId, proposal);
      made += proposal && !(proposal instanceof Refusal) ? 1 : 0;
    }
    return { made };
  },
});

async function takeDay(ctx: WriteContext): Promise<boolean> {
  const { timezone } = await regionalOf(ctx);
  const taken = await ctx.db.many<{ day: string }>(sql`
    insert into reorder_days (tenant_id, day) values (${ctx.db.tenant}, ${dayIn(timezone)}) on conflict (tenant_id, day) do nothing returning day`);
  return taken.length > 0;
}

/** One warehouse that is refused keeps no other from being looked at. */
const attempted = (ctx: WriteContext, warehouseId: string) =>
  ctx
    .attempt(() => ctx.call(proposeForWarehouse, { warehouseId }, uuidv7()))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
