import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { pointWriting, reorderPoint, reorderPoints } from '../reorder-point.ts';

export const deletePoint = command({
  name: 'recurring.delete-point',
  summary: words('Delete a reorder point', 'Удалить точку заказа'),
  description: 'What was proposed by it stays.',
  ...pointWriting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await reorderPoints.open(ctx, id);
    await ctx.db.execute(sql`delete from reorder_points where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(reorderPoint.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
