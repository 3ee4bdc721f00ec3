import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { basketWriting } from '../../report-reading.ts';
import { reportBasket, reportBaskets } from '../report-basket.ts';

export const deleteBasket = command({
  name: 'reports.delete-basket',
  summary: words('Delete a basket of a price index', 'Удалить корзину индекса цен'),
  description: 'A letter or a tile that shows its index has nothing to show any more.',
  ...basketWriting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await reportBaskets.open(ctx, id);
    await ctx.db.execute(sql`delete from report_baskets where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(reportBasket.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
