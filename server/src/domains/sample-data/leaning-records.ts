import type { Db } from '../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { type Leaning, leanings } from './leanings.ts';

/** A record of the portal's own that names one of the sample. */
export interface LeaningRecord {
  entityType: string;
  entityId: string;
  name: string;
}

const most = 100;

/** Records of the portal's own that name a sample one, and that do not go with it by themselves. */
export async function leaningRecords(db: Db): Promise<LeaningRecord[]> {
  const named = await namedIds(db);
  const found: LeaningRecord[] = [];
  for (const leaning of leanings) found.push(...(await db.many<LeaningRecord>(leaningOf(db, leaning, named))));
  return found.slice(0, most);
}

/** All by which a sample record is named: its own identifier, that of the supplier it is, those of its lines and invoices. */
async function namedIds(db: Db): Promise<string[]> {
  const records = await db.many<{ id: string }>(
    sql`select entity_id as id from sample_records where tenant_id = ${db.tenant}`,
  );
  const ids = records.map(({ id }) => id);
  const parts = await db.many<{ id: string }>(sql`
    select sup.id from suppliers sup where sup.tenant_id = ${db.tenant} and sup.counterparty_id = any(${ids}::uuid[])
    union all
    select line.id from requisition_lines line
    where line.tenant_id = ${db.tenant} and line.requisition_id = any(${ids}::uuid[])
    union all
    select inv.id from invoices inv where inv.tenant_id = ${db.tenant} and inv.requisition_id = any(${ids}::uuid[])`);
  return [...ids, ...parts.map(({ id }) => id)];
}

function leaningOf({ tenant }: Db, leaning: Leaning, ids: readonly string[]): Sql {
  const { entityType, table, name, by = [], parts = [], lines, along } = leaning;
  const names = (place: string) => sql`${raw(place)} = any(${ids}::uuid[])`;
  const ways = [
    ...by.map((column) => names(`own.${column}`)),
    ...parts.map((part) => {
      const columns = part.by.map((column) => names(`part.${column}`));
      return sql`exists (select from ${raw(part.table)} part where part.tenant_id = ${tenant} and ${raw(`part.${part.of}`)} = own.id
        and (${join(columns, ' or ')}))`;
    }),
    ...(lines
      ? [
          sql`exists (select from jsonb_array_elements(own.lines) line where (line->>'catalogItemId')::uuid = any(${ids}::uuid[]))`,
        ]
      : []),
  ];
  const goes = ['id', ...(along ? [along] : [])].map((column) => sql` and (${names(`own.${column}`)}) is not true`);
  return sql`
    select ${entityType}::text as "entityType", own.id as "entityId", ${raw(`own.${name}`)}::text as name from ${raw(table)} own
    where own.tenant_id = ${tenant} and (${join(ways, ' or ')})${join(goes, '')}
    order by own.id limit ${most}`;
}
