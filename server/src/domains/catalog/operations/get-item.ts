import type Type from 'typebox';
import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { mergedInto, mergedIntoColumn } from '../merge/merged-into.ts';

export const getItem = query({
  name: 'catalog.get-item',
  summary: words('Get a catalog item', 'Получить позицию каталога'),
  description: 'An archived item is read too. One that was merged names the item that stays in `mergedInto`.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({ id: id() }),
  output: object({ ...catalogItem.fields, mergedInto }, { title: 'Catalog item and what became of it' }),
  asksAtOnce: true,

  async run(ctx, { id }) {
    const row = await ctx.db.first<CatalogItem & { mergedInto: Type.Static<typeof mergedInto> }>(sql`
      select ${catalogItems.shown()}, ${mergedIntoColumn} from catalog_items item where item.tenant_id = ${ctx.db.tenant} and item.id = ${id}`);
    if (!row) throw notFound(catalogItem.noun);
    return catalogItems.show(ctx.actor, row);
  },
});
