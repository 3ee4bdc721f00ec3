import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { empty, sql } from '../../../kernel/sql/sql.ts';
import { priceListItems } from '../price-list-item.ts';

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
    const beyond = after === undefined ? empty : sql`and line.id > ${after}`;
    const inUse = sql`line.price_list_id = ${id} and line.status = 'active' ${beyond}`;
    return priceListItems.read(ctx.db, sql`${priceListItems.select(ctx.db, inUse)} order by line.id limit ${most}`);
  },
});
