import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warehouseById } from '../warehouse.row.ts';
import { warehouse } from '../warehouse.ts';

export const getWarehouse = query({
  name: 'warehouses.get-warehouse',
  summary: words('Get a warehouse', 'Получить склад'),
  permission: 'warehouses.read',
  scope: 'warehouses.read',
  input: object({ id: id() }),
  output: warehouse.view,
  asksAtOnce: true,
  run: (ctx, { id }) => warehouseById(ctx.db, id),
});
