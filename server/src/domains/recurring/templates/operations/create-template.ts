import type { RequisitionTemplate } from '../../../../../../nouns/requisition-template.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitionTemplate, requisitionTemplates, templateWriting } from '../requisition-template.ts';
import { settleTemplate } from '../settle-template.ts';
import { linesInput } from '../template.input.ts';

export const createTemplate = command({
  name: 'recurring.create-template',
  summary: words('Add a template of requisitions', 'Добавить шаблон заявок'),
  description:
    'What a need that comes back asks for each time. Header and lines are checked as those of a requisition are; lines of catalog items take name and ' +
    'unit from them. With a `schedule` a requisition is made on each of its days, once, at the hour by the clock of the portal: `nextDate` says when.',
  ...templateWriting,
  input: object({ ...requisitionTemplate.creation, lines: linesInput }),
  output: requisitionTemplate.view,

  run: async (ctx, input) =>
    (await requisitionTemplates.create(ctx, await settleTemplate(ctx, null, input))) as RequisitionTemplate,
});
