import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { TaskState } from '../../../kernel/integrations/ports/task-tracker.ts';
import { isLasting } from '../../../kernel/integrations/provider.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../../../platform/integrations/call-connector.ts';
import { connectorsOf, workingInstallation } from '../../../platform/integrations/installation.row.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { noteFault } from '../../../platform/integrations/note-fault.ts';
import { type Connection, openConnection } from '../../../platform/integrations/open-connection.ts';
import { taskOf } from '../tasks/keep-task.ts';
import { trackerPorts } from '../tracker-port.ts';
import { laterTry, patienceMs } from './later-try.ts';
import { settleReadings } from './settle-readings.ts';
import { readTaskJob, readTaskPayload } from './tracker-jobs.ts';

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Reads one task anew, after an event that tells of it. What an earlier reading has answered already is not asked again. */
export function readTask(connectors: readonly AnyConnector[]): Job<typeof readTaskPayload> {
  const settle = settleReading(connectors);
  const work = command({
    name: 'task-tracker.read-task',
    summary: words('Read a task anew', 'Перечитать задачу'),
    ...ours,
    input: readTaskPayload,
    run: inSteps,
    async steps(steps, input) {
      const connection = (await steps.query(openForReading, input)) as Connection | null;
      const port = connection && trackerPorts(connectors).get(connection.slug);
      if (!connection || !port) return;
      const connector = connectors.find(({ manifest }) => manifest.slug === connection.slug) as AnyConnector;
      const readAt = portalNow().toISOString();
      const how = {
        services: steps.services,
        portal: steps.asSystem,
        correlationId: null,
        interactive: false,
        repeats: 1,
        patienceMs,
      };
      const called = await callConnector(connector, connection, how, (call) => port.getTask(call, input.taskId));
      await steps.command(settle, { ...input, readAt, called });
    },
  });
  return job({ ...readTaskJob, command: work });
}

const openForReading = query({
  name: 'task-tracker.open-for-reading',
  summary: words('Prepare to read a task', 'Подготовить чтение задачи'),
  ...ours,
  input: readTaskPayload,
  async run(ctx, { installationId, source, taskId, eventAt }): Promise<Connection | null> {
    const task = await taskOf(ctx.db, source, taskId);
    if (!task || isKnown(task, eventAt)) return null;
    const row = await workingInstallation(ctx.db, installationId);
    return row ? openConnection(ctx, row) : null;
  },
});

/** A later event asks for the same, and what was read after an event has shown what it tells of. */
const isKnown = (
  { lastEventAt, lastSyncedAt }: { lastEventAt: string | null; lastSyncedAt: string | null },
  eventAt: string | null,
) =>
  eventAt !== null &&
  ((lastEventAt !== null && eventAt < lastEventAt) || (lastSyncedAt !== null && eventAt < lastSyncedAt));

const settleReading = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'task-tracker.settle-reading',
    summary: words('Note how a task was read', 'Отметить прочитанную задачу'),
    ...ours,
    input: object({
      ...readTaskPayload.properties,
      readAt: Type.String(),
      called: Type.Unsafe<Called<TaskState | null>>({}),
    }),
    async run(ctx, { readAt, called, ...asked }) {
      const { installationId, source, taskId } = asked;
      await writeLog(ctx.db, installationId, called.lines);
      if (!called.error)
        return settleReadings(ctx, { installationId, source }, [{ taskId, state: called.result, readAt }]);
      if (isLasting(called.error.kind)) return noteFault(ctx, connectorsOf(connectors), installationId, called.error);
      await laterTry(ctx, readTaskJob, asked, called.error);
      ctx.nothingChanged();
    },
  });
