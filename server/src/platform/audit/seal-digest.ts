import { createHash } from 'node:crypto';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/** How seals of each form read a row: every column in this order, exact to the byte; those of form 1 were made before positions. */
export const canonicalColumn: Readonly<Record<1 | 2, Sql>> = {
  1: canonical('event.xid::text'),
  2: canonical('event.position'),
};

export const form = 2;

/** Rows after one position up to another, in order. */
export const between = (tenant: string, after: number, until: number): Sql => sql`
  event.tenant_id = ${tenant} and event.position > ${after} and event.position <= ${until}`;

function canonical(place: string): Sql {
  return raw(`json_build_array(event.tenant_id, event.id, ${place}, event.occurred_at at time zone 'UTC',
  event.actor_kind, event.actor_id, event.through_id, event.ip, event.user_agent, event.request_id, event.operation, event.event, event.audience,
  event.entity_type, event.entity_id, event.entity_version, event.display_name, event.outcome, event.data::text)::text as canonical`);
}

/** SHA-256 over the digest before and the rows; each row is led by its length, so no two batches read alike. */
export function sealDigest(previous: Buffer, rows: readonly string[]): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const row of rows) hash.update(`${Buffer.byteLength(row)}:`).update(row);
  return hash.digest();
}

export const noDigest = Buffer.alloc(32);
