import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { id, object } from '../../../../kernel/fields.ts';
import { command, inSteps, type Steps } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../../platform/document-templates/printing/export-document.ts';
import { printRecord } from '../../../../platform/document-templates/printing/print-record.ts';
import { storeFile } from '../../../../platform/files/store-file.ts';
import { salesInvoiceCard } from '../../sales-invoice.card.ts';
import { salesInvoiceDocument } from '../../sales-invoice.document.ts';
import { sendingInput } from '../sending.input.ts';
import { prepareSending } from './prepare-sending.ts';
import { recordSending } from './record-sending.ts';

export const sendSalesInvoice = command({
  name: 'sales.send-sales-invoice',
  summary: words('Send a sales invoice to its customer', 'Отправить исходящий счёт заказчику'),
  description:
    'An issued one: a letter with its PDF goes to each of `to`, or to the customer. It may be sent again: each time is kept in `sendings`, and the file ' +
    'stays the one it was first sent with. The same within a minute is the same click and changes nothing.',
  permission: 'sales_invoices.send',
  scope: 'customer_documents.write',
  refuses: [...printingRefuses, 'invalid_state_transition', 'precondition_failed', 'quota_exceeded'],
  input: object({ id: id(), ...sendingInput }),
  output: salesInvoiceCard,
  run: inSteps,

  // Made and put into the store first, then written down: neither waits inside a transaction.
  async steps(steps, input) {
    const { needsFile } = await steps.query(prepareSending, input);
    const made = needsFile ? await makeFile(steps, input.id) : undefined;
    const removeUnkept = async () => made && steps.services.files.remove(made.storageKey);
    const { card, isKept } = await steps
      .command(recordSending, { ...input, ...(made && { made }) })
      .catch(async (error) => {
        // A refusal left no row. After anything else a row may stand, so the sweep decides.
        if (error instanceof Refusal) await removeUnkept();
        throw error;
      });
    if (!isKept) await removeUnkept();
    return card;
  },
});

/** The paper is the customer's: it says the same whatever its sender may see. */
async function makeFile({ asSystem, services, actor }: Steps, id: string) {
  const order = { kind: salesInvoiceDocument, id, format: 'pdf', forCustomer: true } as const;
  const { name: fileName, type: mimeType, bytes } = await printRecord({ query: asSystem.query, services }, order);
  const storageKey = await storeFile(services, actor.tenantId, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName, mimeType, sizeBytes: bytes.length, sha256, storageKey };
}
