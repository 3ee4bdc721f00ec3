import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { ownExport, registerExport } from '../register-export.ts';

export const getExport = query({
  name: 'registers.get-export',
  summary: words('Read an export of one’s own', 'Прочитать свою выгрузку'),
  description: 'How far it is: `rowCount` grows while it is written. A file is kept for 7 days.',
  permission: 'signed-in',
  scope: null,
  input: object({ id: id() }),
  output: registerExport.view,
  run: (ctx, { id }) => ownExport(ctx, id),
});
