import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { approvalRoute, approvalRoutes } from '../routes/approval-route.ts';

export const deleteRoute = command({
  name: 'approvals.delete-route',
  summary: words('Delete an approval route', 'Удалить маршрут согласования'),
  description: 'Records that are waiting keep the steps they were sent with; the audit trail keeps what it was.',
  permission: 'company_settings.update',
  scope: 'settings.delete',
  provesPresence: true,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await approvalRoutes.open(ctx, id);
    await ctx.db.execute(sql`delete from approval_routes where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(approvalRoute.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
