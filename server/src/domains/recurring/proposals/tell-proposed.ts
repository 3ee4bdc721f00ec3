import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Refusal, Words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { aboutRequisition } from '../../requisitions/about-requisition.ts';
import { warehouseRefs } from '../../warehouses/warehouse-refs.ts';
import { refusalWords } from '../refusal-words.ts';

type Proposal = Pick<Requisition, 'id' | 'number' | 'lineCount'>;

/** Whoever looks after the points of a warehouse hears of the draft that was made of them. */
export const tellProposed = async (ctx: WriteContext, warehouseId: string, made: Proposal) =>
  tell(ctx, warehouseId, { about: aboutRequisition(made), made, problem: null });

/** The same of one that could not be made. */
export const tellNotProposed = async (ctx: WriteContext, warehouseId: string, refusal: Refusal) =>
  tell(ctx, warehouseId, {
    about: { entityType: null, entityId: null, page: '/reorder-points' },
    made: null,
    problem: refusalWords(refusal),
  });

interface Told {
  about: { entityType: string | null; entityId: string | null; page: string };
  made: Proposal | null;
  problem: Words | null;
}

async function tell(ctx: WriteContext, warehouseId: string, { about, made, problem }: Told) {
  const [people, warehouses] = await Promise.all([
    ctx.db.many<{ id: string }>(sql`
      select distinct coalesce(updated_by, created_by) as id from reorder_points
      where tenant_id = ${ctx.db.tenant} and warehouse_id = ${warehouseId} and is_active and coalesce(updated_by, created_by) is not null`),
    warehouseRefs(ctx.db, [warehouseId]),
  ]);
  await tellPeople(ctx, {
    kind: 'stock.low',
    about,
    people: people.map(({ id }) => id),
    causedBy: null,
    variables: {
      warehouse: warehouses.get(warehouseId)?.name ?? '',
      number: made?.number ?? null,
      positions: made?.lineCount ?? 0,
      problem,
    },
  });
}
