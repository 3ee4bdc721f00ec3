import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitionTemplate, requisitionTemplates, templateWriting } from '../requisition-template.ts';
import { settleTemplate } from '../settle-template.ts';
import { linesInput } from '../template.input.ts';

export const updateTemplate = command({
  name: 'recurring.update-template',
  summary: words('Change a template of requisitions', 'Изменить шаблон заявок'),
  description:
    'Fields left out stay, null clears; `lines` are the whole list. A changed schedule begins from now, and so does one that is resumed: days that ' +
    'passed while it was paused are not made up for. Requisitions that were made stay as they are.',
  ...templateWriting,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...requisitionTemplate.change,
    lines: Type.Optional(linesInput),
    version: Type.Optional(version()),
  }),
  output: requisitionTemplate.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await requisitionTemplates.open(ctx, id);
    return requisitionTemplates.change(ctx, before, await settleTemplate(ctx, before, input));
  },
});
