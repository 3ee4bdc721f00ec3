import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { wholeRequisition } from '../../../requisitions/requisition-warnings.ts';
import { makeOfTemplate } from '../make-of-template.ts';
import { requisitionTemplates, templateWriting } from '../requisition-template.ts';

export const makeRequisition = command({
  name: 'recurring.make-requisition',
  summary: words('Make a requisition of a template', 'Создать заявку по шаблону'),
  description:
    'A draft, now, whatever the schedule says; it moves no day of it. `templateId` of the requisition tells what it was made of. What has ended since is ' +
    'left out, and the warning `reference_left_out` names it; fields that became required since and are empty are named by `required_missing`.',
  ...templateWriting,
  input: object({ id: id() }),
  output: wholeRequisition,

  async run(ctx, { id }) {
    const [template, { timezone }] = await Promise.all([requisitionTemplates.byId(ctx.db, id), regionalOf(ctx)]);
    return makeOfTemplate(ctx, template, dayIn(timezone), { mayMissRequired: true });
  },
});
