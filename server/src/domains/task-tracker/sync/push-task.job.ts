import Type from 'typebox';
import { id, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../../../platform/integrations/call-connector.ts';
import { trackerPorts } from '../tracker-port.ts';
import { type BegunPush, beginPush } from './begin-push.ts';
import { patienceMs } from './later-try.ts';
import { settlePush } from './settle-push.ts';
import { pushTaskJob, pushTaskPayload } from './tracker-jobs.ts';

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Takes the task of a requisition to the column of the stage it has entered: noted before it is sent, so that it is known when it comes back. */
export function pushTask(connectors: readonly AnyConnector[]): Job<typeof pushTaskPayload> {
  const begin = command({
    name: 'task-tracker.begin-push',
    summary: words('Begin to move a task', 'Начать перенос задачи'),
    ...ours,
    input: pushTaskPayload,
    run: (ctx, input) => beginPush(ctx, connectors, input),
  });

  const settle = command({
    name: 'task-tracker.settle-push',
    summary: words('Note how a task was moved', 'Отметить перенос задачи'),
    ...ours,
    input: object({
      ...pushTaskPayload.properties,
      taskId: id('Task'),
      columnId: text(200, 'Column'),
      called: Type.Unsafe<Called<void>>({}),
      installationId: id('Installation'),
    }),
    run: (ctx, input) => settlePush(ctx, connectors, input),
  });

  const work = command({
    name: 'task-tracker.push-task',
    summary: words('Move a task to the column of a stage', 'Перенести задачу в колонку этапа'),
    ...ours,
    input: pushTaskPayload,
    run: inSteps,
    async steps(steps, input) {
      const begun = (await steps.command(begin, input)) as BegunPush | null;
      const port = begun && trackerPorts(connectors).get(begun.connection.slug);
      if (!begun || !port) return;
      const { connection, taskId, externalId, columnId } = begun;
      const connector = connectors.find(({ manifest }) => manifest.slug === connection.slug) as AnyConnector;
      const how = {
        services: steps.services,
        portal: steps.asSystem,
        correlationId: null,
        interactive: false,
        repeats: 1,
        patienceMs,
      };
      const called = await callConnector(connector, connection, how, (call) =>
        port.updateTask(call, externalId, { columnId }),
      );
      const { installationId } = connection;
      await steps.command(settle, { ...input, taskId, columnId, called, installationId });
    },
  });

  return job({ ...pushTaskJob, command: work });
}
