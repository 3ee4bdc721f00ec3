import Type from 'typebox';
import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { type ProposalMove, proposalFlow } from '../../../../../nouns/proposal-flow.ts';
import { choice, date, id, longText, object } from '../../../kernel/fields.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { checkMove } from '../check-move.ts';
import { commercialProposal, commercialProposals } from '../commercial-proposal.ts';
import { follow, openMoves, targetsFrom } from '../make-move.ts';
import { cardOf, proposalCard } from '../proposal.card.ts';
import { backToWork } from '../standing/back-to-work.ts';
import { writeAnswer } from '../standing/write-answer.ts';

const { fields } = commercialProposal;
const { moves } = proposalFlow;

const input = object({
  id: id(),
  status: choice(['accepted', 'declined', 'draft', 'sent', 'approved'], 'Wanted status', { examples: ['accepted'] }),
  from: Type.Optional(choice(commercialProposal.statuses, 'Status the caller believes in')),
  reason: Type.Optional(longText(1_000, 'Reason')),
  validUntil: Type.Optional(date('New last day of one that has expired')),
  name: Type.Optional(fields.answerName),
  position: Type.Optional(fields.answerPosition),
  comment: Type.Optional(fields.answerComment),
});

type Input = Type.Static<typeof input>;

export const changeProposalStatus = command({
  name: 'proposals.change-status',
  summary: words('Change the status of a commercial proposal', 'Сменить статус коммерческого предложения'),
  description:
    'What the customer said otherwise than by the link: `accepted`, or `declined` with a `reason`. `draft` recalls a proposal that waits for approval, takes one that was sent, ' +
    'declined or has expired back to work, and one that was accepted with a `reason`: its approval goes, and the links that were sent no longer ' +
    'show it. One that has expired is `sent` again with a later `validUntil`, or `approved` where it had not been sent. `from` guards against a ' +
    'change meanwhile; the status it has already changes nothing.',
  permission: 'commercial_proposals.update',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input,
  output: proposalCard,

  async run(ctx, { id, status, from, ...given }) {
    const before = await commercialProposals.open(ctx, id);
    if (from !== undefined && from !== before.status)
      throw notAllowed(proposalFlow, before.status, status, targetsFrom(before.status));
    if (status === before.status) return cardOf(ctx, unchanged(ctx, before));
    const move = openMoves(before).find((one) => moves[one].to === status && made.has(one));
    if (!move) throw notAllowed(proposalFlow, before.status, status, targetsFrom(before.status));
    const wanted = { ...before, validUntil: given.validUntil ?? before.validUntil };
    await checkMove(ctx, wanted, move, given.reason);
    return cardOf(ctx, await make(ctx, before, move, given));
  },
});

/** The others have addresses of their own. */
const made: ReadonlySet<ProposalMove> = new Set(['accept', 'decline', 'extend', 'renew', 'take_back', 'reopen']);

async function make(
  ctx: WriteContext,
  before: CommercialProposal,
  move: ProposalMove,
  given: Omit<Input, 'id' | 'status'>,
) {
  const { reason, validUntil, name, position, comment } = given;
  if (move === 'accept' || move === 'decline')
    return writeAnswer(ctx, before, {
      ...{ move, source: 'staff', reason },
      ...{ name: name ?? undefined, position: position ?? undefined, comment: comment ?? undefined },
    });
  const extended = validUntil === undefined ? {} : { validUntil };
  const values = move === 'extend' || move === 'renew' ? extended : backToWork(before);
  const tell = reason === undefined ? {} : { reason };
  const after = await commercialProposals.move(ctx, before, move, values, { tell });
  await follow(ctx, before, after, reason);
  return after;
}
