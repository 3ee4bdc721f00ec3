import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import { requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import type { LogLine } from '../../../kernel/integrations/call.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { changeStatus } from '../../requisitions/moves/operations/change-status.ts';
import { moveToStage } from '../../requisitions/operations/move-to-stage.ts';
import { holdStage } from '../../requisitions/pipeline/default-stage.ts';
import { refuseClosed } from '../../requisitions/refuse-change.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';

interface Wanted {
  installationId: string;
  procurementId: string;
  stageId: string;
  taskTitle: string;
  columnTitle: string;
}

/** Takes a requisition to a stage as far as its lifecycle and the rights of the caller allow it. The journal tells what came of it. */
export async function takeToStage(ctx: WriteContext, wanted: Wanted): Promise<void> {
  const held = await requisitions.lock(ctx.db, wanted.procurementId);
  if (held.stage?.id === wanted.stageId) return;
  const note = (line: Outcome) => writeLog(ctx.db, wanted.installationId, [lineOf(held, wanted, line)]);
  try {
    const stage = await ctx.attempt(() => carry(ctx, held, wanted));
    await note({
      event: 'tracker.requisition_moved',
      level: 'info',
      status: 'ok',
      message: moved(held, wanted, stage),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = stays(held, wanted, error);
    await note({ event: 'tracker.requisition_stays', level: 'warning', status: 'skipped', message, code: error.code });
  }
}

/** The name of the stage it stands at afterwards: a change of the status may lead on. */
async function carry(ctx: WriteContext, held: Requisition, { stageId, columnTitle }: Wanted): Promise<string | null> {
  refuseClosed(held, true);
  const stage = await holdStage(ctx.db, stageId);
  const status = statusFor(held, stage);
  const reason = `Задача перенесена в трекере в колонку «${columnTitle}»`;
  if (status !== null) await ctx.call(changeStatus, { id: held.id, status, reason });
  else await ctx.call(moveToStage, { id: held.id, stageId });
  return (await requisitions.byId(ctx.db, held.id)).stage?.name ?? null;
}

/** The status the stage asks for: none where it takes any, or takes the one there is. One that can be reached is preferred. */
function statusFor(held: Requisition, { statuses }: PipelineStage): Requisition['status'] | null {
  if (statuses.length === 0 || statuses.includes(held.status)) return null;
  const reached = Object.values(requisitionFlow.moves).filter(
    ({ from, permission }) => permission !== null && from.includes(held.status),
  );
  return statuses.find((status) => reached.some(({ to }) => to === status)) ?? (statuses[0] as Requisition['status']);
}

interface Outcome {
  event: string;
  level: LogLine['level'];
  status: LogLine['status'];
  message: Words;
  code?: string;
}

const lineOf = (held: Requisition, { taskTitle }: Wanted, { code, ...line }: Outcome) => ({
  at: portalNow().toISOString(),
  correlationId: null,
  direction: 'INBOUND' as const,
  entityType: requisition.type,
  entityId: held.id,
  details: { task: taskTitle, ...(code !== undefined && { code }) },
  ...line,
});

const moved = ({ number }: Requisition, { columnTitle }: Wanted, stage: string | null) =>
  words(
    `The task was moved to “${columnTitle}”: requisition ${number} stands at “${stage}”.`,
    `Задачу перенесли в «${columnTitle}»: заявка ${number} на этапе «${stage}».`,
  );

const stays = ({ number }: Requisition, { columnTitle }: Wanted, { detail }: Refusal) =>
  words(
    `The task was moved to “${columnTitle}”, requisition ${number} stays: ${detail.en}`,
    `Задачу перенесли в «${columnTitle}», заявка ${number} осталась: ${detail.ru}`,
  );
