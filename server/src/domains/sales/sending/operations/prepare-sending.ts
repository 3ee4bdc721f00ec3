import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { salesInvoices } from '../../sales-invoice.ts';
import { keptFile } from '../kept-file.ts';
import { recipientsOf } from '../recipients-of.ts';
import { sendingInput } from '../sending.input.ts';
import { sendingMove } from '../sending-move.ts';

/** Refuses what may not be sent before a file is made, and says whether one has to be. */
export const prepareSending = query({
  name: 'sales.prepare-sending',
  summary: words('Check what is to be sent', 'Проверить отправляемый счёт'),
  permission: 'sales_invoices.send',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition'],
  input: object({ id: id(), ...sendingInput }),
  output: object({ needsFile: Type.Boolean() }),

  async run(ctx, { id, ...input }) {
    const held = await salesInvoices.byId(ctx.db, id);
    await sendingMove(ctx, held);
    await recipientsOf(ctx, held, input);
    return { needsFile: (await keptFile(ctx.db, held)) === null };
  },
});
