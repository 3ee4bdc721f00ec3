import Type from 'typebox';
import type { SampleData } from '../../../../nouns/sample-data.ts';
import { exampleId, flag, id, nullable, object, text } from '../../kernel/fields.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sampleData, sampleSets } from './sample-data.ts';

const record = object({ entityType: text(60, 'Kind of record'), entityId: id('Record') });

/** The most records that sample data has. */
const mostRecords = 500;

export const shownSample = object({
  mayBeMade: flag('Whether the portal is still empty, so that it may be made'),
  sample: nullable(sampleData.view),
  records: Type.Array(record, {
    title: 'Its records that have pages of their own',
    maxItems: mostRecords,
    examples: [[{ entityType: 'catalog_item', entityId: exampleId }]],
  }),
});

/** The sample data of the portal, if it has any. */
export async function readSample(db: Db) {
  const found = await db.first<{ id: string }>(sql`select id from sample_sets where tenant_id = ${db.tenant}`);
  const sample = found ? ((await sampleSets.byId(db, found.id)) as SampleData) : null;
  const records = await db.many<{ entityType: string; entityId: string }>(sql`
    select entity_type as "entityType", entity_id as "entityId" from sample_records where tenant_id = ${db.tenant}
    order by entity_type, entity_id limit ${mostRecords}`);
  return { mayBeMade: !sample && (await isEmpty(db)), sample, records };
}

/** Whether nothing was bought in the portal yet, and nothing prepared for it: warehouses alone do not count. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { filled } = await db.one<{ filled: boolean }>(sql`
    select exists (select from counterparties party where party.tenant_id = ${db.tenant})
      or exists (select from catalog_items item where item.tenant_id = ${db.tenant})
      or exists (select from requisitions req where req.tenant_id = ${db.tenant})
      or exists (select from budgets bud where bud.tenant_id = ${db.tenant}) as filled`);
  return !filled;
}
