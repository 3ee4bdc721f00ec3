import type { BatchReport } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { KeptLine } from '../../../platform/integrations/log/write-log.ts';
import { digestOf, type PushPage } from './gather-page.ts';
import { type PushKind, pushedRecords, pushKinds } from './push-kinds.ts';

/** What the provider took, by what it calls it, and what it does not take and why. */
export async function writePushes(
  { db }: WriteContext,
  installationId: string,
  kind: PushKind,
  items: PushPage['items'],
  { pushed, refused }: BatchReport,
): Promise<void> {
  const [at, taken] = [portalNow().toISOString(), new Set(pushed)];
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
  const rows = items.flatMap((item) => {
    if (!taken.has(item.id) && !reasons.has(item.id)) return [];
    return [
      {
        id: item.id,
        digest: digestOf(item),
        at: taken.has(item.id) ? at : null,
        refused: reasons.get(item.id) ?? null,
      },
    ];
  });
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into messenger_pushes as push (tenant_id, installation_id, external_kind, entity_type, external_id, entity_id, digest, pushed_at, refused)
    select ${db.tenant}::uuid, ${installationId}::uuid, ${pushKinds[kind]}::text, ${pushedRecords[kind]}::text, given.id::text, given.id,
      decode(given.digest, 'hex'), given.at, given.refused
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, digest text, at instant, refused jsonb)
    on conflict (tenant_id, installation_id, external_kind, external_id) do update
      set digest = excluded.digest, pushed_at = coalesce(excluded.pushed_at, push.pushed_at), refused = excluded.refused`);
}

export const reportLine = (kind: PushKind, { pushed, refused }: BatchReport): KeptLine => ({
  at: portalNow().toISOString(),
  correlationId: null,
  direction: 'OUTBOUND',
  level: refused.length === 0 ? 'info' : 'warning',
  event: `${kind}.told`,
  status: refused.length === 0 ? 'ok' : 'warning',
  message: words(
    `Told: ${pushed.length}, refused: ${refused.length}.`,
    `Передано: ${pushed.length}, отклонено: ${refused.length}.`,
  ),
  details: {
    pushed: pushed.length,
    refused: refused.slice(0, 20).map(({ id, reason }) => ({ id, reason: reason.en })),
  },
});
