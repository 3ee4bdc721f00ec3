import type { Static } from 'typebox';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changeColumns, changeListing, versionChange, versionNoun } from '../price-list-version.ts';

export const listChanges = listQuery({
  name: 'price-lists.list-changes',
  summary: words('List what a version changed', 'Что изменила версия прайс-листа'),
  description: 'Field by field: rows in the order they stand in the list, and the header without a row.',
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: changeListing,
  row: versionChange,
  more: { id: id('Price list'), versionId: id('Version') },
  async run(ctx, { id, ...input }) {
    const found = await ctx.db.first(sql`
      select id from price_list_versions
      where tenant_id = ${ctx.db.tenant} and price_list_id = ${id} and id = ${input.versionId}`);
    if (!found) throw notFound(versionNoun);
    return listRows(ctx, changeListing, changeColumns, input, (row: Static<typeof versionChange>) => row);
  },
});
