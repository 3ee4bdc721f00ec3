import Type from 'typebox';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { integer, object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { todayOf } from '../../price-lists/today.ts';
import { deliveryBatch, deliveryBatches } from '../batches/delivery-batch.ts';
import { logisticsReading } from '../logistics-rights.ts';

const mostLate = 50;

const standing = object({ active: integer('In use'), archived: integer('In the archive') });

const counted = (title: string) =>
  Type.Array(object({ status: text(40, 'Status'), count: integer('How many') }), { title });

const output = object({
  objects: standing,
  drivers: standing,
  vehicles: standing,
  routes: object({ ...standing.properties, today: integer('Planned for today') }),
  batches: counted('Delivery batches by status, archived ones aside; every status is there'),
  late: object({
    count: integer('How many there are'),
    items: Type.Array(deliveryBatch.view, { title: `The earliest of them, at most ${mostLate}` }),
  }),
  documents: counted('Delivery documents by stage'),
});

export const readSummary = query({
  name: 'logistics.read-summary',
  summary: words('Summary of logistics', 'Сводка по логистике'),
  description:
    'How many objects, drivers, vehicles, routes, delivery batches and documents stand where. `late` are batches that were planned for a day before ' +
    "today, by the company's clock, and have not come.",
  ...logisticsReading,
  input: object({}),
  output,

  async run({ db }) {
    const isLate = sql`
      batch.archived_at is null and batch.status in ('planned', 'loading', 'in_transit') and batch.planned_date < ${todayOf(db.tenant)}`;
    const [sums, batches, documents, late, items] = await Promise.all([
      sumsOf(db),
      db.many<Counted>(sql`
        select batch.status, count(*)::int as count from delivery_batches batch
        where batch.tenant_id = ${db.tenant} and batch.archived_at is null group by batch.status`),
      db.many<Counted>(sql`
        select held.stage as status, held.count::int as count from delivery_document_counts(tenant_id => ${db.tenant}) held order by held.stage`),
      db.one<{ count: number }>(
        sql`select count(*)::int as count from delivery_batches batch where batch.tenant_id = ${db.tenant} and ${isLate}`,
      ),
      deliveryBatches.read(
        db,
        sql`${deliveryBatches.select(db, isLate)} order by batch.planned_date, batch.id limit ${mostLate}`,
      ),
    ]);
    const countOf = (status: string) => batches.find((one) => one.status === status)?.count ?? 0;
    return {
      ...sums,
      batches: Object.keys(deliveryBatchFlow.statuses).map((status) => ({ status, count: countOf(status) })),
      late: { ...late, items },
      documents,
    };
  },
});

interface Counted {
  status: string;
  count: number;
}

interface Standing {
  active: number;
  archived: number;
}

interface Sums {
  objects: Standing;
  drivers: Standing;
  vehicles: Standing;
  routes: Standing & { today: number };
}

const sumsOf = (db: Db): Promise<Sums> => {
  const of = (table: string, more = sql``) => sql`
    (select json_build_object('active', count(*) filter (where kept.archived_at is null and kept.is_active),
        'archived', count(*) filter (where kept.archived_at is not null)${more})
     from ${raw(table)} kept where kept.tenant_id = ${db.tenant})`;
  const today = sql`,
        'today', count(*) filter (where kept.archived_at is null and kept.planned_date = ${todayOf(db.tenant)})`;
  return db.one<Sums>(sql`
    select ${of('logistics_objects')} as objects, ${of('drivers')} as drivers, ${of('vehicles')} as vehicles,
      ${of('delivery_routes', today)} as routes`);
};
