import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../requisition.ts';
import { requisitionSupplier, suppliersOf } from '../requisition-supplier.ts';

export const listSuppliers = query({
  name: 'requisitions.list-suppliers',
  summary: words('Suppliers of a requisition', 'Поставщики заявки'),
  description:
    'All of them by name, with how far each was invited, has quoted and was chosen, and what was accepted from it.',
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: object({ items: Type.Array(requisitionSupplier.view) }, { title: 'Suppliers of the requisition' }),
  async run(ctx, { id }) {
    const [, items] = await Promise.all([requisitions.byId(ctx.db, id), suppliersOf(ctx.db, id)]);
    return { items };
  },
});
