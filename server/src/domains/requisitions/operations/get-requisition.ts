import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { requisition } from '../requisition.ts';
import { requisitionById } from '../requisition-by-id.ts';

export const getRequisition = query({
  name: 'requisitions.get-requisition',
  summary: words('Get the header of a requisition', 'Получить заголовок заявки'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id() }),
  output: requisition.view,
  run: (ctx, { id }) => requisitionById(ctx.db, id),
});
