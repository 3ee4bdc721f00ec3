import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisitionTemplate, requisitionTemplates, templateWriting } from '../requisition-template.ts';

export const deleteTemplate = command({
  name: 'recurring.delete-template',
  summary: words('Delete a template of requisitions', 'Удалить шаблон заявок'),
  description: 'With its schedule and the record of its days; requisitions that were made of it stay.',
  ...templateWriting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await requisitionTemplates.open(ctx, id);
    await ctx.db.execute(sql`delete from requisition_templates where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(requisitionTemplate.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
