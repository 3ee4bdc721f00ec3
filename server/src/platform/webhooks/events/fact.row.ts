import type { FactData } from '../../../kernel/entity.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { ownTenant, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { readNumbered } from '../../audit/read-numbered.ts';

/** A recorded fact as webhooks and the feed read it. */
export interface FactRow {
  id: string;
  event: string;
  entity_type: string;
  entity_id: string;
  entity_version: number | null;
  display_name: string | null;
  occurred_at: string;
  actor_kind: string;
  actor_id: string | null;
  through_id: string | null;
  request_id: string;
  data: FactData;
  links: ReadonlyArray<{ externalSource: string; externalId: string }>;
}

/** Columns of `audit_events fact`; the external identifiers are those of the moment it is read. */
export const factColumns: Sql = sql`
  fact.id, fact.event, fact.entity_type, fact.entity_id, fact.entity_version, fact.display_name, fact.occurred_at,
  fact.actor_kind, fact.actor_id, fact.through_id, fact.request_id, fact.data,
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
   from external_links link
   where link.tenant_id = ${ownTenant} and link.entity_type = fact.entity_type and link.entity_id = fact.entity_id) as links`;

type NumberedFact = FactRow & { told: boolean };

/** Facts after one number up to another, in the portal's order, but for those that nobody outside is told. */
export async function factsBetween(db: Db, told: number, until: number): Promise<FactRow[]> {
  const read = (since: Sql) =>
    db.many<NumberedFact>(sql`
      select ${factColumns}, fact.audience <> 'internal' and fact.outcome = 'success' as told from audit_events fact
      where fact.tenant_id = ${db.tenant} and fact.position > ${told} and fact.position <= ${until} and ${since}
      order by fact.position`);
  const facts = await readNumbered(until - told, read);
  return facts.filter((fact) => fact.told);
}
