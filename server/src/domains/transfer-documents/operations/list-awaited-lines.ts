import Type from 'typebox';
import { awaitedLine } from '../../../../../nouns/transfer-preview.ts';
import { answeredOf } from '../../../kernel/entity-of.ts';
import { id, object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';
import { knownOfSupplier } from '../matching/known-of-supplier.ts';
import { wholeDocument } from '../transfer-document.ts';

const most = 50;

export const listAwaitedLines = query({
  name: 'transfer-documents.list-awaited-lines',
  summary: words('List requisition lines a document may be for', 'Строки заявок, к которым может относиться УПД'),
  description:
    'What was decided for the supplier of the document and is not invoiced whole, the earliest decision first; at most 50. `search` looks in names, ' +
    'articles and numbers of requisitions.',
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
  refuses: ['business_rule_violated'],
  input: object({ id: id(), search: Type.Optional(text(200, 'Words')) }),
  output: object({ items: Type.Array(object(answeredOf(awaitedLine), { title: 'Awaited line' }), { title: 'Lines' }) }),

  async run(ctx, { id, search = '' }) {
    const { awaited } = await knownOfSupplier(ctx, await wholeDocument(ctx.db, id));
    const asked = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = awaited.filter((line) => asked.every((word) => said(line).includes(word)));
    return { items: found.slice(0, most).map(present) };
  },
});

const said = ({ name, sku, requisitionNumber }: AwaitedLine) => [name, sku, requisitionNumber].join(' ').toLowerCase();

const present = ({ requisitionId, requisitionNumber, lineId, ...line }: AwaitedLine) => ({
  ...line,
  procurementId: requisitionId,
  procurementNumber: requisitionNumber,
  procurementItemId: lineId,
});
