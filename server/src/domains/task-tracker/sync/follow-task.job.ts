import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { Job } from '../../../kernel/job.ts';
import { job } from '../../../kernel/job.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { enterAsInstaller } from '../../../platform/integrations/as-installer.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { followersOf } from './followers-of.ts';
import { takeToStage } from './take-to-stage.ts';
import { followTaskJob, followTaskPayload } from './tracker-jobs.ts';

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Requisitions of a task that somebody has moved enter the stage of its column, with the rights of whoever installed the integration. */
const followAsInstaller = command({
  name: 'task-tracker.follow-task-as-installer',
  summary: words('Follow a task that was moved', 'Перенести заявку вслед за задачей'),
  ...ours,
  input: followTaskPayload,
  enter: enterAsInstaller,
  async run(ctx, { installationId, taskId, columnId }) {
    const before = ctx.stated();
    const found = await followersOf(ctx.db, taskId, columnId);
    for (const procurementId of found?.procurementIds ?? [])
      await takeToStage(ctx, { installationId, procurementId, ...(found as NonNullable<typeof found>) });
    if (ctx.stated() === before) ctx.nothingChanged();
  },
});

const noteRefused = command({
  name: 'task-tracker.note-not-followed',
  summary: words('Note why a task was not followed', 'Отметить, почему заявка не перенесена'),
  ...ours,
  input: object({ ...followTaskPayload.properties, why: Type.Unsafe<Words>({}) }),
  async run(ctx, { installationId, why }) {
    ctx.nothingChanged();
    await writeLog(ctx.db, installationId, [notFollowed(why)]);
  },
});

const follow = command({
  name: 'task-tracker.follow-task',
  summary: words('Follow a task that was moved', 'Перенести заявку вслед за задачей'),
  ...ours,
  input: followTaskPayload,
  run: inSteps,
  async steps(steps, input) {
    try {
      await steps.command(followAsInstaller, input);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await steps.command(noteRefused, { ...input, why: error.detail });
    }
  },
});

export const followTask: Job<typeof followTaskPayload> = job({
  ...followTaskJob,
  command: follow,
  onGivenUp: { command: noteRefused, input: (payload) => ({ ...payload, why: brokeHere }) },
});

const brokeHere = words(
  'A task was moved, and its requisition could not follow: something went wrong on our side.',
  'Задачу перенесли, но заявку перенести не удалось: произошла ошибка на нашей стороне.',
);

const notFollowed = (message: Words) => ({
  at: portalNow().toISOString(),
  correlationId: null,
  direction: 'INBOUND' as const,
  level: 'warning' as const,
  event: 'tracker.requisition_stays',
  status: 'skipped' as const,
  message,
});
