import { columnOf } from '../../../../../nouns/kit/field.ts';
import { rfqItem as declared, type RfqItem } from '../../../../../nouns/rfq-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { heldAlready, words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { rowOf } from '../../../platform/records/row-of.ts';
import type { WantedItem } from './item-faults.ts';
import { rfqItem } from './rfq-item.ts';

/** New positions after those that are there, in the order given. */
export async function insertItems(ctx: WriteContext, rfqId: string, items: readonly WantedItem[]): Promise<void> {
  if (items.length === 0) return;
  const { last } = await ctx.db.one<{ last: number }>(sql`
    select coalesce(max(position), 0) as last from supplier_rfq_items where tenant_id = ${ctx.db.tenant} and rfq_id = ${rfqId}`);
  await ctx.db.execute(sql`
    insert into supplier_rfq_items (tenant_id, rfq_id, position, ${names})
    select ${ctx.db.tenant}::uuid, ${rfqId}::uuid, ordinality::int + ${last}::int,
      ${names}
    from jsonb_populate_recordset(null::supplier_rfq_items, ${JSON.stringify(items.map(columnsOf))}::jsonb) with ordinality given
    order by ordinality returning id`);
}

/** What is written of a position; its place and its version follow. */
const { id: _id, rfqId: _rfq, position: _at, version: _v, createdAt: _c, updatedAt: _u, ...written } = declared.fields;

const names = raw(
  Object.entries(written)
    .map(([name, field]) => columnOf(name, field))
    .join(', '),
);

export const columnsOf = (item: WantedItem) => rowOf(written, { ...item });

/** Refuses a line that a request would ask for twice. `at` says where in the body each of the new ones stands. */
export function refuseDoubleLines(
  there: readonly RfqItem[],
  items: ReadonlyArray<{ procurementItemId: string | null; at: string; id: string }>,
): void {
  const holders = new Map(
    there.flatMap(({ procurementItemId, id }) => (procurementItemId ? [[procurementItemId, id]] : [])),
  );
  const stands = new Set(holders.values());
  for (const { procurementItemId, at, id } of items) {
    if (procurementItemId === null) continue;
    const holder = holders.get(procurementItemId);
    if (holder !== undefined && holder !== id)
      throw heldAlready(
        `${at}procurementItemId`,
        askedTwice,
        stands.has(holder) ? { entityType: rfqItem.type, entityId: holder } : undefined,
      );
    holders.set(procurementItemId, id);
  }
}

const askedTwice = words('This line is already in the request.', 'Эта строка заявки в запросе уже есть.');

/** Positions are numbered from one without gaps, in the order of the given identifiers or in the one they have. */
export const numberAnew = ({ db }: WriteContext, rfqId: string, ids: readonly string[] | null = null) =>
  db.execute(sql`
    update supplier_rfq_items item set position = placed.position::int, version = item.version + 1, updated_at = portal_now()
    from (select one.id, row_number() over (order by array_position(${ids}::uuid[], one.id), one.position) as position
      from supplier_rfq_items one where one.tenant_id = ${db.tenant} and one.rfq_id = ${rfqId}) placed
    where item.tenant_id = ${db.tenant} and item.id = placed.id and item.position <> placed.position`);
