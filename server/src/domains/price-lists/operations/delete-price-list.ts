import { choice, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { priceList, priceLists } from '../price-list.ts';
import { archivePriceList } from './archive-price-list.ts';

export const deletePriceList = command({
  name: 'price-lists.delete-price-list',
  summary: words('Delete a price list', 'Удалить прайс-лист'),
  description:
    'A draft that was never active, is linked to no outside record and holds no files or comments is removed with its rows. Any other list is archived; the answer tells which.',
  permission: 'price_lists.delete',
  scope: 'price_lists.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: object({ id: id(), result: choice(['deleted', 'archived'], 'What became of it') }),

  async run(ctx, { id }) {
    const before = await priceLists.open(ctx, id);
    const isUnused = before.status === 'draft' && before.publishedAt === null && before.externalLinks.length === 0;
    if (!isUnused || (await leftBeside(ctx.db, 'priceList', id)).length > 0) {
      await ctx.call(archivePriceList, { id });
      return { id, result: 'archived' as const };
    }
    // Its rows and versions go with it.
    await ctx.db.execute(sql`delete from price_lists where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(priceList.fact('deleted', before, { reason: 'removed' }));
    return { id, result: 'deleted' as const };
  },
});
