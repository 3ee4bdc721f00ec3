import { id, object } from '../../../../kernel/fields.ts';
import { command, inSteps } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../../platform/document-templates/printing/export-document.ts';
import { dropPrints, storePrint } from '../../../../platform/document-templates/printing/store-print.ts';
import { salesInvoiceCard } from '../../sales-invoice.card.ts';
import { salesInvoiceDocument } from '../../sales-invoice.document.ts';
import { sendingInput } from '../sending.input.ts';
import { prepareSending } from './prepare-sending.ts';
import { recordSending } from './record-sending.ts';

export const sendSalesInvoice = command({
  name: 'sales.send-sales-invoice',
  summary: words('Send a sales invoice to its customer', 'Отправить исходящий счёт заказчику'),
  description:
    'An issued one: a letter with its PDF, made by the default template or by `templateId`, goes to each of `to`, or to the customer. It may be sent ' +
    'again: each time is kept in `sendings`, and the file stays the one it was first sent with, so another `templateId` is refused then ' +
    '(`document_kept`). The same within a minute is the same click and changes nothing.',
  permission: 'sales_invoices.send',
  scope: 'customer_documents.write',
  refuses: [...printingRefuses, 'conflict', 'invalid_state_transition', 'precondition_failed', 'quota_exceeded'],
  input: object({ id: id(), ...sendingInput }),
  output: salesInvoiceCard,
  run: inSteps,

  // Made and put into the store first, then written down: neither waits inside a transaction.
  async steps(steps, input) {
    const { id, templateId } = input;
    const { needsFile } = await steps.query(prepareSending, input);
    const order = { kind: salesInvoiceDocument, id, templateId, format: 'pdf' } as const;
    const prints = needsFile ? [await storePrint(steps, order)] : [];
    const { card, fileId } = await steps.command(recordSending, { ...input, prints }).catch(async (error: unknown) => {
      // A refusal left no row. After anything else a row may stand, so the sweep of files decides.
      if (error instanceof Refusal) await dropPrints(steps, prints);
      throw error;
    });
    await dropPrints(
      steps,
      prints.filter((print) => print.id !== fileId),
    );
    return card;
  },
});
