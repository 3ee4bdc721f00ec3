import Type from 'typebox';
import type { CommercialProposal } from '../../../../../../nouns/commercial-proposal.ts';
import { id, integer, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { storedPrint } from '../../../../platform/document-templates/printing/store-print.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { commercialProposal, commercialProposals } from '../../commercial-proposal.ts';
import { tellCustomer } from '../../letters/tell-customer.ts';
import { follow } from '../../make-move.ts';
import { cardOf, proposalCard } from '../../proposal.card.ts';
import { isJustSent } from '../is-just-sent.ts';
import { keepPrints } from '../keep-prints.ts';
import { recipientsOf } from '../recipients-of.ts';
import { type SendingInput, sendingInput } from '../sending.input.ts';
import { sendingMove } from '../sending-move.ts';
import { writeSending } from '../write-sending.ts';

/** Writes down that a proposal goes out, with the files that were made of it. */
export const recordSending = command({
  name: 'proposals.record-sending',
  summary: words('Record the sending of a proposal', 'Записать отправку предложения'),
  permission: 'commercial_proposals.send',
  scope: 'customer_documents.write',
  input: object({
    id: id(),
    ...sendingInput,
    /** The version that was printed. */
    printed: integer('Version'),
    prints: Type.Array(storedPrint),
  }),
  output: proposalCard,

  async run(ctx, { id, printed, prints, ...input }) {
    const before = await commercialProposals.open(ctx, id);
    const move = await sendingMove(ctx, before);
    const to = await recipientsOf(ctx, before, input);
    if (await isJustSent(ctx.db, before, to, input)) return cardOf(ctx, unchanged(ctx, before));
    // What was sent before does not change; anything else is sent as it was printed.
    if (prints.length === 0 || (move !== null && before.version !== printed)) throw changedMeanwhile();
    const files = await keepPrints(ctx, id, prints);
    const { sendingId, url } = await writeSending(ctx, before, { to, files }, input);
    const sent = await goOut(ctx, before, move, sendingId, input);
    const attachmentIds = files.pdf === undefined ? [] : [files.pdf];
    await tellCustomer(ctx, sent, { sendingId, url, to, attachmentIds }, input);
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
  if (move !== null) {
    const sentAt = portalNow().toISOString();
    const after = await commercialProposals.move(ctx, before, move, { sentAt }, { fact: 'sent', tell });
    await follow(ctx, before, after);
    return after;
  }
  ctx.record(commercialProposal.fact('sent', before, tell));
  return before;
}

const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    words('The proposal was changed while it was being sent.', 'Предложение изменили, пока оно отправлялось.'),
  );
