import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readWhole } from '../read-whole.ts';
import { wholeFields } from '../rfq-warnings.ts';

export const readRfqCard = query({
  name: 'supplier-rfqs.read-card',
  summary: words('Get a request for quotes', 'Получить запрос предложений'),
  description:
    'With its positions and with the suppliers who are asked: how far each has come, and how long each link opens. With the moves that the caller ' +
    'may ask for now: a draft is cancelled without a reason, which removes it.',
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
  input: object({ id: id() }),
  output: object(wholeFields),
  run: (ctx, { id }) => readWhole(ctx, id),
});
