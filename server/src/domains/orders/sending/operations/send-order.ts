import { id, object } from '../../../../kernel/fields.ts';
import { command, inSteps } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../../platform/document-templates/printing/export-document.ts';
import { dropPrints, storePrint } from '../../../../platform/document-templates/printing/store-print.ts';
import { orderCard } from '../../purchase-order.card.ts';
import { orderDocument } from '../../purchase-order.document.ts';
import { sendingInput } from '../sending.input.ts';
import { checkSendable } from './check-sendable.ts';
import { recordSending } from './record-sending.ts';

/** Made and stored first, then written down: no transaction waits for a document. */
export const sendOrder = command({
  name: 'orders.send-order',
  summary: words('Send an order to its supplier', 'Отправить заказ поставщику'),
  description:
    'A draft whose lines are all decided (`over_ordered`). It is printed as PDF, by the default template or by `templateId`, a layout of blocks of this ' +
    'kind; the file stays with the order. By `email` a letter with the link and the PDF goes to each of `to`; by `link` nothing leaves, and the link is to ' +
    'be passed on. The requisition waits for its delivery. A revision that was sent may be sent again while its supplier may answer: each time is kept in ' +
    '`sendings` with a link of its own. The same within a minute is the same click and changes nothing.',
  permission: 'purchase_orders.send',
  scope: 'supplier_documents.write',
  refuses: [
    ...printingRefuses,
    ...([
      'conflict',
      'invalid_state_transition',
      'business_rule_violated',
      'precondition_failed',
      'quota_exceeded',
    ] as const),
  ],
  input: object({ id: id(), ...sendingInput }),
  output: orderCard,
  run: inSteps,

  async steps(steps, { id, ...input }) {
    const { version, isRepeated } = await steps.query(checkSendable, { id, ...input });
    const { templateId } = input;
    const print = isRepeated ? null : await storePrint(steps, { kind: orderDocument, id, format: 'pdf', templateId });
    const prints = print === null ? [] : [print];
    const card = await steps
      .command(recordSending, { id, ...input, printed: version, print })
      .catch(async (error: unknown) => {
        // A refusal left no row. After anything else a row may stand, so the sweep of files decides.
        if (error instanceof Refusal) await dropPrints(steps, prints);
        throw error;
      });
    // Another click, or the same bytes from an earlier time, left it without a row.
    if (!card.sendings.some(({ pdfFileId }) => pdfFileId === print?.id)) await dropPrints(steps, prints);
    return card;
  },
});
