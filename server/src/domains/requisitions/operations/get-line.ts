import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { linesById } from '../lines-of.ts';
import { requisitionLine } from '../requisition-line.ts';

export const getLine = query({
  name: 'requisitions.get-line',
  summary: words('Get a line of a requisition', 'Получить строку заявки'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
  input: object({ id: id('Line') }),
  output: requisitionLine.view,

  async run(ctx, { id }) {
    const [line] = await linesById(ctx.db, [id]);
    if (!line) throw notFound(requisitionLine.noun);
    return line;
  },
});
