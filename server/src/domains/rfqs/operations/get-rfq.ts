import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { rfqById } from '../supplier-rfq.row.ts';
import { supplierRfq } from '../supplier-rfq.ts';

export const getRfq = query({
  name: 'supplier-rfqs.get-rfq',
  summary: words('Get the header of a request for quotes', 'Получить заголовок запроса предложений'),
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: supplierRfq.view,
  run: (ctx, { id }) => rfqById(ctx.db, id),
});
