import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { commercialProposals } from '../../commercial-proposal.ts';
import { isJustSent } from '../is-just-sent.ts';
import { recipientsOf } from '../recipients-of.ts';
import { sendingInput } from '../sending.input.ts';
import { sendingMove } from '../sending-move.ts';

/** Before anything is printed: it may go out, to these people, and has not just done so. */
export const checkSendable = query({
  name: 'proposals.check-sendable',
  summary: words('Check that a proposal may be sent', 'Проверить, что предложение можно отправить'),
  permission: 'commercial_proposals.send',
  scope: 'customer_documents.write',
  input: object({ id: id(), ...sendingInput }),
  output: Type.Unknown(),

  async run(ctx, { id, ...input }) {
    const held = await commercialProposals.byId(ctx.db, id);
    await sendingMove(ctx, held);
    const to = await recipientsOf(ctx, held, input);
    return { version: held.version, isRepeated: await isJustSent(ctx.db, held, to, input) };
  },
});
