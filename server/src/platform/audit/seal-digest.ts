import { createHash } from 'node:crypto';
import { raw, type Sql, sql } from '../../kernel/sql.ts';

/** A row as the text that is sealed: every column but the mark of delivery, in this order, exact to the byte. */
export const canonicalColumn: Sql =
  raw(`json_build_array(event.tenant_id, event.id, event.xid::text, event.occurred_at at time zone 'UTC',
  event.actor_kind, event.actor_id, event.through_id, event.ip, event.user_agent, event.request_id, event.operation, event.event, event.audience,
  event.entity_type, event.entity_id, event.entity_version, event.display_name, event.outcome, event.data::text)::text as canonical`);

/** Rows after one place of the trail up to another, in the order of the writing transactions. */
export const between = (tenant: string, after: Place, until: Place): Sql => sql`
  event.tenant_id = ${tenant} and (event.xid, event.id) > (${after.xid}::xid8, ${after.id}::uuid)
  and (event.xid, event.id) <= (${until.xid}::xid8, ${until.id}::uuid)`;

export interface Place {
  xid: string;
  id: string;
}

export const start: Place = { xid: '0', id: '00000000-0000-0000-0000-000000000000' };

/** SHA-256 over the digest before and the rows; each row is led by its length, so no two batches read alike. */
export function sealDigest(previous: Buffer, rows: readonly string[]): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const row of rows) hash.update(`${Buffer.byteLength(row)}:`).update(row);
  return hash.digest();
}

export const noDigest = Buffer.alloc(32);
