import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { lockView } from '../lock-view.ts';
import { savedView } from '../saved-view.ts';

export const deleteView = command({
  name: 'saved-views.delete-view',
  summary: words('Delete a saved view', 'Удалить сохранённый вид'),
  description: 'A view is changed and deleted by its owner; a shared one also by whoever may change the company.',
  permission: 'signed-in',
  scope: null,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await lockView(ctx, id);
    await ctx.db.execute(sql`delete from saved_views where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(savedView.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
