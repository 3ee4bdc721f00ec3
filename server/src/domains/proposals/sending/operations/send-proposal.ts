import { id, object } from '../../../../kernel/fields.ts';
import { command, inSteps } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../../platform/document-templates/printing/export-document.ts';
import { dropPrints, type StoredPrint } from '../../../../platform/document-templates/printing/store-print.ts';
import { proposalCard } from '../../proposal.card.ts';
import { printForCustomer } from '../print-for-customer.ts';
import { sendingInput } from '../sending.input.ts';
import { checkSendable } from './check-sendable.ts';
import { recordSending } from './record-sending.ts';

/** Made and stored first, then written down: no transaction waits for a document. */
export const sendProposal = command({
  name: 'proposals.send-proposal',
  summary: words('Send a commercial proposal to its customer', 'Отправить коммерческое предложение заказчику'),
  description:
    'One that was approved, or a draft where the company asks for no approval, valid today or longer. It is printed for the customer as PDF and as a ' +
    'Word file, by the default template or by `templateId`, a layout of blocks of this kind; both stay among its files. By `email` a letter with the link and the PDF goes to each of `to`; by `link` nothing leaves, and the link ' +
    'is to be passed on. One that was sent may be sent again: each time is kept in `sendings` with a link of its own. The same within a minute is the ' +
    'same click and changes nothing.',
  permission: 'commercial_proposals.send',
  scope: 'customer_documents.write',
  refuses: [...printingRefuses, 'conflict', 'invalid_state_transition', 'precondition_failed', 'quota_exceeded'],
  input: object({ id: id(), ...sendingInput }),
  output: proposalCard,
  run: inSteps,

  async steps(steps, { id, ...input }) {
    const { version, isRepeated } = await steps.query(checkSendable, { id, ...input });
    const prints = isRepeated ? [] : await printForCustomer(steps, id, input.templateId);
    const card = await steps
      .command(recordSending, { id, ...input, printed: version, prints })
      .catch(async (error: unknown) => {
        // A refusal left no row. After anything else a row may stand, so the sweep of files decides.
        if (error instanceof Refusal) await dropPrints(steps, prints);
        throw error;
      });
    await dropPrints(
      steps,
      prints.filter((print) => !isKept(print, card.sendings)),
    );
    return card;
  },
});

/** Another click, or the same bytes from an earlier time, left it without a row. */
const isKept = (
  { id }: StoredPrint,
  sendings: ReadonlyArray<{ pdfFileId: string | null; docxFileId: string | null }>,
): boolean => sendings.some(({ pdfFileId, docxFileId }) => pdfFileId === id || docxFileId === id);
