import { type DeliveryBatchItem, deliveryBatchItem as declared } from '../../../../../nouns/delivery-batch-item.ts';
import { columnOf } from '../../../../../nouns/kit/field.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { rowOf } from '../../../platform/records/row-of.ts';

export const deliveryBatchItem = entityOf(declared);

const fields = Object.entries(declared.fields);
const columns = fields.map(([name, field]) => columnOf(name, field));

const written = raw(columns.join(', '));
const given = raw(columns.map((column) => `given.${column}`).join(', '));
const replaced = raw(
  columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

/** Decimals as text without needless zeros, the rest as it is. */
const asJson = raw(
  `json_build_object(${fields
    .map(([name, field]) => {
      const column = `carried.${columnOf(name, field)}`;
      return `'${name}', ${field.spec.kind === 'decimal' ? `trim_scale(${column})::text` : column}`;
    })
    .join(', ')})`,
);

/** The items of a row of batches, in their order. */
export const itemsColumn = (tenant: TenantValue) => sql`
  (select coalesce(json_agg(${asJson} order by carried.position), '[]') from delivery_batch_items carried
   where carried.tenant_id = ${tenant} and carried.batch_id = batch.id)`;

export interface ItemsOfBatch {
  batchId: string;
  items: readonly DeliveryBatchItem[];
}

/** Items of batches as they will stand: those that are there stay with their identifiers, what is not named goes. */
export async function writeItems({ db }: WriteContext, batches: readonly ItemsOfBatch[]): Promise<void> {
  const all = batches.flatMap(({ batchId, items }) =>
    items.map((item) => ({ ...rowOf(declared.fields, item), batch_id: batchId })),
  );
  await db.execute(sql`
    delete from delivery_batch_items
    where tenant_id = ${db.tenant} and batch_id = any(${batches.map(({ batchId }) => batchId)}::uuid[])
      and id <> all(${batches.flatMap(({ items }) => items.map(({ id }) => id))}::uuid[])`);
  if (all.length === 0) return;
  await db.execute(sql`
    insert into delivery_batch_items (tenant_id, batch_id, ${written})
    select ${db.tenant}::uuid, given.batch_id, ${given} from jsonb_populate_recordset(null::delivery_batch_items, ${JSON.stringify(all)}::jsonb) given
    on conflict (tenant_id, id) do update set ${replaced}`);
}

/** Items of one batch, in their order. */
export const itemsOf = (db: Db, batchId: string): Promise<DeliveryBatchItem[]> =>
  db
    .many<{ item: DeliveryBatchItem }>(sql`
      select ${asJson} as item from delivery_batch_items carried
      where carried.tenant_id = ${db.tenant} and carried.batch_id = ${batchId} order by carried.position`)
    .then((rows) => rows.map(({ item }) => item));
