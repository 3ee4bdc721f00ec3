import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../kernel/intake/canonical-json.ts';
import type { ExchangeRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Digest of what the other system says of an object and of the settings it is read by: an equal one means that nothing is to be written. */
export const digestOf = (record: ExchangeRecord, settings: unknown): string =>
  createHash('sha256').update(canonicalJson({ record, settings })).digest('hex');

interface Known {
  external_id: string;
  digest: string | null;
}

/** Digests of what was written last, by identifier. */
export async function knownDigests(db: Db, installationId: string, kind: string, ids: readonly string[]) {
  const rows = await db.many<Known>(sql`
    select object.external_id, encode(object.digest, 'hex') as digest from unnest(${[...new Set(ids)]}::text[]) named(external_id)
    join site_exchange_objects object on object.tenant_id = ${db.tenant} and object.installation_id = ${installationId}
      and object.kind = ${kind} and object.external_id = named.external_id`);
  return new Map(rows.map((row) => [row.external_id, row.digest]));
}

/** The names of what is referred to by identifier, such as price types. */
export async function namesOf(
  db: Db,
  installationId: string,
  kind: string,
): Promise<ReadonlyMap<string, { name: string; values: Record<string, string> }>> {
  const rows = await db.many<{ external_id: string; name: string; details: { values?: Record<string, string> } }>(sql`
    select external_id, name, details from site_exchange_objects
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and kind = ${kind}`);
  return new Map(rows.map(({ external_id, name, details }) => [external_id, { name, values: details.values ?? {} }]));
}

interface SeenObject {
  external_id: string;
  kind: string;
  name: string;
  package_id: string | null;
  deleted: boolean;
  /** Null where nothing was written of it now. */
  digest: string | null;
  details: Record<string, unknown>;
}

/** Notes that these came in a session: they are there, and deleted only where they say so. */
export function noteSeen(db: Db, installationId: string, sessionId: string, seen: readonly SeenObject[]) {
  const [rows, now] = [[...new Map(seen.map((one) => [one.external_id, one])).values()], portalNow().toISOString()];
  return db.execute(sql`
    insert into site_exchange_objects as object (tenant_id, installation_id, kind, external_id, name, package_id, digest, details, seen_session, seen_at, deleted_at)
    select ${db.tenant}::uuid, ${installationId}::uuid, one.kind, one.external_id, left(one.name, 500), one.package_id, decode(one.digest, 'hex'), one.details,
      ${sessionId}::uuid, ${now}::instant, case when one.deleted then ${now}::instant end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      one (kind text, external_id text, name text, package_id text, digest text, details jsonb, deleted boolean)
    on conflict (tenant_id, installation_id, kind, external_id) do update set
      name = case when excluded.name = excluded.external_id then object.name else excluded.name end,
      package_id = coalesce(excluded.package_id, object.package_id), digest = coalesce(excluded.digest, object.digest), details = excluded.details,
      seen_session = excluded.seen_session, seen_at = excluded.seen_at, absent_at = null,
      deleted_at = case when excluded.deleted_at is not null then coalesce(object.deleted_at, excluded.deleted_at) end`);
}

/** Flags what a full package left out; answers how many are newly absent. */
export const flagAbsent = (db: Db, installationId: string, sessionId: string, kind: string, packageId: string | null) =>
  db.execute(sql`
    update site_exchange_objects set absent_at = portal_now()
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and kind = ${kind} and package_id is not distinct from ${packageId}
      and seen_session is distinct from ${sessionId}::uuid and absent_at is null and deleted_at is null`);
