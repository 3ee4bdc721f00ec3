import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { handedOnBy, handedOnByOne } from '../../../requisitions/drafts/handed-on-by.ts';
import { leaveOutGone } from '../../../requisitions/drafts/leave-out-gone.ts';
import { linesOf } from '../../../requisitions/lines-of.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { requisitionWarnings } from '../../../requisitions/requisition-warnings.ts';
import { requisitionTemplate, templateWriting } from '../requisition-template.ts';
import type { TemplateLineInput } from '../template.input.ts';
import { createTemplate } from './create-template.ts';

const { name, responsibleId, dueInDays, schedule, submits } = requisitionTemplate.creation;

export const templateFromRequisition = command({
  name: 'recurring.template-from-requisition',
  summary: words('Make a template of a requisition', 'Создать шаблон из заявки'),
  description:
    'With its title, header and active lines; without its dates and people. What has ended since is left out, and the warning `reference_left_out` names it.',
  ...templateWriting,
  input: object({ requisitionId: id('Requisition'), name, responsibleId, dueInDays, schedule, submits }),
  output: object({ ...requisitionTemplate.fields, warnings: requisitionWarnings }),

  async run(ctx, { requisitionId, ...given }) {
    const [source, lines] = await Promise.all([
      requisitions.byId(ctx.db, requisitionId),
      linesOf(ctx.db, requisitionId),
    ]);
    const active = lines.filter(({ status }) => status === 'active');
    const { draft, warnings } = await leaveOutGone(ctx, { ...handedOnBy(source), items: active.map(handedOnByOne) });
    const { items, ...header } = draft;
    const made = await ctx.call(createTemplate, {
      ...header,
      ...given,
      title: source.title,
      lines: items as TemplateLineInput[],
    });
    return { ...made, warnings };
  },
});
