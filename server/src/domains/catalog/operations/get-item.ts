import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { id } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { itemById, showItem } from '../catalog-item.row.ts';
import { catalogItem } from '../catalog-item.ts';

export const getItem = query({
  name: 'catalog.get-item',
  summary: words('Get a catalog item', 'Получить позицию каталога'),
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: Type.Object({ id: id() }, { additionalProperties: false }),
  output: catalogItem.view,
  asksAtOnce: true,
  run: async (ctx, input) => showItem(ctx.actor, await itemById(ctx.db, input.id)),
});
