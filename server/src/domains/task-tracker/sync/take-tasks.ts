import { consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import { type PulledTask, type TrackerHook, tasksStream } from '../../../kernel/integrations/ports/task-tracker.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { stateLine } from '../../../platform/integrations/log/state-line.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Reading, settleReadings } from './settle-readings.ts';
import { wantedTasks } from './wanted-tasks.ts';

const keepTasks = command({
  name: 'task-tracker.take-tasks',
  summary: words('Take tasks of the tracker', 'Принять задачи трекера'),
  permission: 'signed-in',
  scope: null,
  input: pulledItems,
  output: taken,

  async run(ctx, { installationId, source, items }) {
    const given = items as PulledTask[];
    for (const one of given) if ('hook' in one) await noteHook(ctx, installationId, one.hook, one.revived);
    return { taken: await settleReadings(ctx, { installationId, source }, given.flatMap(readingOf)) };
  },
});

export const takeTasks = consumer(tasksStream, keepTasks, wantedTasks);

const readingOf = (one: PulledTask): Reading[] =>
  'task' in one
    ? [{ taskId: one.task.externalId, state: one.task, readAt: one.readAt }]
    : 'gone' in one
      ? [{ taskId: one.gone, state: null, readAt: one.readAt }]
      : [];

/** Writes how the subscription stands, and tells of it where that is something a person should know. */
async function noteHook(ctx: WriteContext, installationId: string, hook: TrackerHook | null, revived: boolean) {
  const { db } = ctx;
  const state = hook === null ? 'missing' : revived ? 'revived' : 'active';
  const before = await db.first<{ state: string }>(sql`
    select state from tracker_hooks where tenant_id = ${db.tenant} and installation_id = ${installationId}`);
  await db.execute(sql`
    insert into tracker_hooks (tenant_id, installation_id, state, failures, last_success_at, checked_at)
    values (${db.tenant}, ${installationId}, ${state}, ${hook?.failures ?? 0}, ${hook?.lastSuccessAt ?? null}, ${portalNow().toISOString()})
    on conflict (tenant_id, installation_id) do update set
      state = excluded.state, failures = excluded.failures, last_success_at = excluded.last_success_at, checked_at = excluded.checked_at`);
  if (revived) await writeLog(db, installationId, [{ ...stateLine('tracker.hook_revived', wasOff), level: 'warning' }]);
  if (hook === null && before?.state !== 'missing')
    await writeLog(db, installationId, [
      { ...stateLine('tracker.hook_missing', isMissing), level: 'warning', status: 'warning' },
    ]);
}

const wasOff = words(
  'The tracker had switched our subscription off after failed deliveries. It is on again, and what was missed is read now.',
  'Трекер отключил нашу подписку после неудачных доставок. Подписка снова включена, пропущенное сейчас прочитывается.',
);

const isMissing = words(
  'Our subscription is no longer in the tracker: somebody has removed it. Changes are read every few minutes; register the webhook again to have them at once.',
  'Нашей подписки больше нет в трекере: её кто-то удалил. Изменения прочитываются раз в несколько минут; зарегистрируйте вебхук снова, чтобы получать их сразу.',
);
