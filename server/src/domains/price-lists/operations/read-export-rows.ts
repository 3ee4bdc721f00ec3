import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { empty, sql } from '../../../kernel/sql/sql.ts';
import { type ItemRow, itemColumns, presentItem, withNames } from '../price-list-item.row.ts';

const most = 1_000;

/** The next rows in use after a row, in the order they were added; none when there are no more. */
export const readExportRows = query({
  name: 'price-lists.read-export-rows',
  summary: words('Read rows to export', 'Прочитать строки для выгрузки'),
  permission: 'price_lists.export',
  scope: 'price_lists.read',
  input: object({ id: id(), after: Type.Optional(id()) }),
  output: Type.Unknown(),
  async run(ctx, { id, after }) {
    const rows = await ctx.db.many<ItemRow>(sql`
      select ${itemColumns} from price_list_items line
      where line.tenant_id = ${ctx.db.tenant} and line.price_list_id = ${id} and line.status = 'active'
        ${after === undefined ? empty : sql`and line.id > ${after}`}
      order by line.id limit ${most}`);
    return withNames(ctx.db, rows.map(presentItem));
  },
});
