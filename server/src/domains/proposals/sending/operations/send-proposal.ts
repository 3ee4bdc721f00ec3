import type { CommercialProposal } from '../../../../../../nouns/commercial-proposal.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { commercialProposal, commercialProposals } from '../../commercial-proposal.ts';
import { tellCustomer } from '../../letters/tell-customer.ts';
import { cardOf, proposalCard } from '../../proposal.card.ts';
import { isJustSent } from '../is-just-sent.ts';
import { recipientsOf } from '../recipients-of.ts';
import { type SendingInput, sendingInput } from '../sending.input.ts';
import { sendingMove } from '../sending-move.ts';
import { writeSending } from '../write-sending.ts';

export const sendProposal = command({
  name: 'proposals.send-proposal',
  summary: words('Send a commercial proposal to its customer', 'Отправить коммерческое предложение заказчику'),
  description:
    'One that was approved, or a draft where the company asks for no approval, valid today or longer. By `email` a letter with the link goes to ' +
    'each of `to`; by `link` nothing leaves, and the link is to be passed on. One that was sent may be sent again: each time is kept in `sendings` ' +
    'with a link of its own. The same within a minute is the same click and changes nothing.',
  permission: 'commercial_proposals.send',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), ...sendingInput }),
  output: proposalCard,

  async run(ctx, { id, ...input }) {
    const before = await commercialProposals.open(ctx, id);
    const move = await sendingMove(ctx, before);
    const to = await recipientsOf(ctx, before, input);
    if (await isJustSent(ctx.db, before, to, input)) return cardOf(ctx, unchanged(ctx, before));
    const { sendingId, url } = await writeSending(ctx, before, to, input);
    const sent = await goOut(ctx, before, move, sendingId, input);
    await tellCustomer(ctx, sent, { sendingId, url, to, attachmentIds: [] }, input);
    return cardOf(ctx, sent);
  },
});

/** The fact is the same for the first time and for every other. */
async function goOut(
  ctx: WriteContext,
  before: CommercialProposal,
  move: 'send' | 'send_draft' | null,
  sendingId: string,
  { channel }: SendingInput,
): Promise<CommercialProposal> {
  const tell = { sendingId, channel };
  if (move !== null)
    return commercialProposals.move(ctx, before, move, { sentAt: new Date().toISOString() }, { fact: 'sent', tell });
  ctx.record(commercialProposal.fact('sent', before, tell));
  return before;
}
