import { createHash } from 'node:crypto';
import type { ReadDelivery } from '../../../../kernel/integrations/provider-webhook.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';

interface FreshEvent {
  digest: string;
  event: unknown;
}

/** Those of the events that were not taken before, each once and in their order; they count as taken from now on. */
export async function freshEvents(
  db: Db,
  installationId: string,
  events: ReadDelivery['events'],
): Promise<FreshEvent[]> {
  const first = new Map(events.toReversed().map(({ key, event }) => [digestOf(key), event]));
  if (first.size === 0) return [];
  // In one order for all workers, so that two with the same events wait for each other in turn.
  const digests = [...first.keys()].sort();
  const rows = await db.many<{ digest: string }>(sql`
    insert into provider_events (tenant_id, installation_id, digest)
    select ${db.tenant}::uuid, ${installationId}::uuid, decode(given, 'hex') from unnest(${digests}::text[]) given
    on conflict do nothing returning encode(digest, 'hex') as digest`);
  const fresh = new Set(rows.map(({ digest }) => digest));
  return [...first].toReversed().flatMap(([digest, event]) => (fresh.has(digest) ? [{ digest, event }] : []));
}

/** Events that come again later. */
export async function forgetEvents(db: Db, installationId: string, events: readonly FreshEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db.execute(sql`
    delete from provider_events where tenant_id = ${db.tenant} and installation_id = ${installationId}
      and digest = any(select decode(given, 'hex') from unnest(${events.map(({ digest }) => digest)}::text[]) given)`);
}

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');
