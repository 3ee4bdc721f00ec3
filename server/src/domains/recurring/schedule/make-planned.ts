import type { RequisitionTemplate } from '../../../../../nouns/requisition-template.ts';
import type { RequisitionTemplateRun } from '../../../../../nouns/requisition-template-run.ts';
import { id, nullable, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { changeStatus } from '../../requisitions/moves/operations/change-status.ts';
import { refusalWords } from '../refusal-words.ts';
import { makeOfTemplate } from '../templates/make-of-template.ts';
import { requisitionTemplates } from '../templates/requisition-template.ts';
import { endRun } from './end-run.ts';
import { holdRun } from './hold-run.ts';
import { tellFailed, tellMade } from './tell-planned.ts';

/** A repeat finds the day made, or not there any more, and does nothing. */
export const makePlanned = command({
  name: 'recurring.make-planned',
  summary: words('Make a requisition by schedule', 'Создать заявку по расписанию'),
  permission: 'internal',
  scope: null,
  input: object({ runId: id('Day of a schedule'), userId: nullable(id('Whom it is made for')) }),
  output: object({}),

  async run(ctx, { runId }) {
    const run = await holdRun(ctx, runId);
    if (run?.status !== 'planned') ctx.nothingChanged();
    else await make(ctx, run, await requisitionTemplates.byId(ctx.db, run.templateId));
    return {};
  },
});

async function make(ctx: WriteContext, run: RequisitionTemplateRun, template: RequisitionTemplate) {
  const { timezone } = await regionalOf(ctx);
  const made = await orRefused(ctx, () => makeOfTemplate(ctx, template, dayIn(timezone)));
  if (made instanceof Refusal) {
    ctx.nothingChanged();
    const problem = refusalWords(made);
    await endRun(ctx, run.id, { status: 'failed', requisitionId: null, problem });
    return tellFailed(ctx, template, run, problem);
  }
  const problem = template.submits ? await send(ctx, made.id) : null;
  await endRun(ctx, run.id, { status: 'made', requisitionId: made.id, problem });
  return tellMade(ctx, template, run, made, problem);
}

/** Sends a draft for approval; what refuses it leaves it a draft. */
async function send(ctx: WriteContext, id: string): Promise<Words | null> {
  const sent = await orRefused(ctx, () => ctx.call(changeStatus, { id, status: 'pending_approval' }));
  return sent instanceof Refusal ? refusalWords(sent) : null;
}

/** What refuses a person is told instead of tried again. */
const orRefused = <Made>(ctx: WriteContext, part: () => Promise<Made>): Promise<Made | Refusal> =>
  ctx.attempt(part).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
