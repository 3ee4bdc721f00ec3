import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { registrationRow } from '../../../platform/integrations/inbound/provider/webhook-registration.row.ts';
import type { FoundTracker } from '../find-tracker.ts';

export const hookStates = ['not_registered', 'active', 'revived', 'missing'] as const;

interface HookRow {
  state: (typeof hookStates)[number];
  failures: number;
  lastSuccessAt: string | null;
  checkedAt: string | null;
}

/** How the subscription to events stands: as it was registered, and as the last sweep has found it. */
export async function readHook(db: Db, tracker: FoundTracker | null) {
  const registered = tracker && (await registrationRow(db, tracker.installationId));
  const registeredAt = registered?.registered_at ?? null;
  if (!tracker || registeredAt === null) return { ...unknown, state: 'not_registered' as const, registeredAt: null };
  const seen = await db.first<HookRow>(sql`
    select state, failures, last_success_at as "lastSuccessAt", checked_at as "checkedAt" from tracker_hooks
    where tenant_id = ${db.tenant} and installation_id = ${tracker.installationId} and checked_at >= ${registeredAt}`);
  return { ...unknown, ...seen, registeredAt };
}

const unknown: HookRow = { state: 'active', failures: 0, lastSuccessAt: null, checkedAt: null };
