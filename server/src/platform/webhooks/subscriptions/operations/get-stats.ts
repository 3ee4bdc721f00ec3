import Type from 'typebox';
import { id, instant, integer, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../../kernel/sql/sql.ts';
import { idsSince } from '../../../months/ids-since.ts';
import { webhookSubscriptions } from '../webhook-subscription.ts';

const spans = { '1h': '1 hour', '24h': '24 hours', '7d': '7 days' } as const;

const windowStats = object({
  attempts: integer('Attempts', { minimum: 0 }),
  succeeded: integer('Of them successful', { minimum: 0 }),
  successRate: nullable(Type.Number({ title: 'Share of successful attempts, 0 to 1' })),
  p50Ms: nullable(integer('Median time of an attempt, ms', { minimum: 0 })),
  p95Ms: nullable(integer('95th percentile, ms', { minimum: 0 })),
});

export const getStats = query({
  name: 'webhooks.get-stats',
  summary: words('Get statistics of a subscription', 'Получить статистику подписки'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  input: object({ id: id() }),
  output: object({
    windows: object({ '1h': windowStats, '24h': windowStats, '7d': windowStats }),
    pending: integer('Deliveries waiting or in flight', { minimum: 0 }),
    held: integer('Deliveries held', { minimum: 0 }),
    oldestPendingAt: nullable(instant('Creation of the oldest waiting delivery')),
    consecutiveFailures: integer('Failed attempts since the last success', { minimum: 0 }),
  }),

  async run(ctx, input) {
    const { db } = ctx;
    const windows = Object.entries(spans).map(([name, span]) =>
      db.one<WindowRow>(sql`
        select ${name} as name, count(*) as attempts, count(*) filter (where succeeded) as succeeded,
          percentile_cont(0.5) within group (order by duration_ms) as p50, percentile_cont(0.95) within group (order by duration_ms) as p95
        from webhook_attempts
        where tenant_id = ${db.tenant} and subscription_id = ${input.id} and started_at > now() - ${raw(`interval '${span}'`)} and id >= ${idsSince(8)}`),
    );
    const [subscription, open, ...rows] = await Promise.all([
      webhookSubscriptions.byId(db, input.id),
      db.one<{ pending: number; held: number; oldest: string | null }>(sql`
        select count(*) filter (where status <> 'held') as pending, count(*) filter (where status = 'held') as held,
          min(created_at) filter (where status <> 'held') as oldest
        from webhook_deliveries where tenant_id = ${db.tenant} and subscription_id = ${input.id} and status in ('pending', 'in_flight', 'held')`),
      ...windows,
    ]);
    return {
      windows: Object.fromEntries(rows.map((row) => [row.name, presentWindow(row)])),
      pending: open.pending,
      held: open.held,
      oldestPendingAt: open.oldest,
      consecutiveFailures: subscription.failedAttempts,
    };
  },
});

interface WindowRow {
  name: keyof typeof spans;
  attempts: number;
  succeeded: number;
  p50: number | null;
  p95: number | null;
}

const presentWindow = ({ attempts, succeeded, p50, p95 }: WindowRow) => ({
  attempts,
  succeeded,
  successRate: attempts === 0 ? null : Math.round((succeeded / attempts) * 10_000) / 10_000,
  p50Ms: p50 === null ? null : Math.round(p50),
  p95Ms: p95 === null ? null : Math.round(p95),
});
