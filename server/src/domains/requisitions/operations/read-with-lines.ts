import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { linesOf } from '../lines-of.ts';
import { requisition, requisitions } from '../requisition.ts';
import { requisitionLine } from '../requisition-line.ts';

export const readWithLines = query({
  name: 'requisitions.read-with-lines',
  summary: words('Get a purchase requisition with its lines', 'Получить заявку на закупку со строками'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: object(
    { ...requisition.fields, items: Type.Array(requisitionLine.view, { title: 'Lines, in their order' }) },
    { title: 'Purchase requisition with lines' },
  ),

  async run(ctx, { id }) {
    const [header, items] = await Promise.all([requisitions.byId(ctx.db, id), linesOf(ctx.db, id)]);
    return { ...header, items };
  },
});
