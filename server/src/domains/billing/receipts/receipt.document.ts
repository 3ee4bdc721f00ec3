import type { DocumentKind } from '../../../kernel/document-kind.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { stockReceipts } from '../../requisitions/receipts/stock-receipt.ts';
import { receiptDocumentVariables } from './receipt-document.variables.ts';

/** A receipt as a receipt order of the form M-4; here, because it names the invoices that the goods came by. */
export const receiptDocument: DocumentKind = {
  kind: 'stock_receipt',
  path: '/api/v1/stock-receipts',
  idInPath: 'receiptId',
  tag: 'Purchase requisitions',
  variables: receiptDocumentVariables,
  customFields: async () => new Map(),
  permission: 'purchase_requisitions.read',
  scopes: ['purchase_requisitions.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeReceipt,
};

async function describeReceipt(ctx: ReadContext, id: string) {
  const [{ number, receivedAt }, { timezone }] = await Promise.all([stockReceipts.byId(ctx.db, id), regionalOf(ctx)]);
  return {
    fileName: `Приходный ордер ${number} от ${printedDay(dayIn(timezone, new Date(receivedAt)))}`,
    pictures: { logo: null, stamp: null, signature: null },
  };
}
