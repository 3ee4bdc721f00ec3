import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { requisitionTemplates } from '../templates/requisition-template.ts';
import { endRun } from './end-run.ts';
import { holdRun } from './hold-run.ts';
import { tellFailed } from './tell-planned.ts';

/** A day that could not be made in many attempts ends, and is told of. */
export const giveUpPlanned = command({
  name: 'recurring.give-up-planned',
  summary: words('Give up a day of a schedule', 'Прекратить попытки по дате расписания'),
  permission: 'internal',
  scope: null,
  input: object({ runId: id('Day of a schedule') }),
  output: object({}),

  async run(ctx, { runId }) {
    ctx.nothingChanged();
    const run = await holdRun(ctx, runId);
    if (run?.status !== 'planned') return {};
    const template = await requisitionTemplates.byId(ctx.db, run.templateId);
    await endRun(ctx, runId, { status: 'failed', requisitionId: null, problem: brokeHere });
    await tellFailed(ctx, template, run, brokeHere);
    return {};
  },
});

const brokeHere = words(
  'Something went wrong on our side. Make the requisition of the template by hand.',
  'Сбой на нашей стороне. Создайте заявку по шаблону вручную.',
);
