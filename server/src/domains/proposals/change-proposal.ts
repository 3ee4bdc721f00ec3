import { type CommercialProposal, commercialProposal as noun } from '../../../../nouns/commercial-proposal.ts';
import { isFrozen, proposalFlow } from '../../../../nouns/proposal-flow.ts';
import { proposalRow as rowNoun } from '../../../../nouns/proposal-row.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { areSameRows } from '../../platform/records/are-same-rows.ts';
import { differs } from '../../platform/records/differs.ts';
import { unchanged } from '../../platform/records/write-records.ts';
import { checkMove } from './check-move.ts';
import { commercialProposal, commercialProposals } from './commercial-proposal.ts';
import { follow, revised } from './make-move.ts';
import type { ProposalInput } from './proposal.input.ts';
import { rowsOfProposal, writeRows } from './proposal-row.ts';
import { settleProposal } from './settle-proposal.ts';

/**
 * Changes a held proposal, all of it or nothing. A change of what was approved, or waits for it, makes it a draft again, told as such; what
 * was sent changes its last day alone.
 */
export async function changeProposal(ctx: WriteContext, held: CommercialProposal, input: ProposalInput) {
  const before = await rowsOfProposal(ctx.db, held.id);
  const { values, rows, customer } = await settleProposal(ctx, { proposal: held, rows: before }, input);
  const touched = !areSameRows(rowNoun, before, rows);
  const standing = await standingOf(ctx, held, { ...values }, touched);
  if (touched) await writeRows(ctx, held.id, rows);
  const after = await commercialProposals.write(ctx, held, { ...values, ...standing }, { touched });
  if (!after) return { proposal: customer.added ? held : unchanged(ctx, held), customer };
  ctx.record(commercialProposal.changed('updated', held, { ...after, status: held.status }));
  if (after.status !== held.status) {
    ctx.record(
      commercialProposal.changed('status_changed', held, after, { status: { from: held.status, to: after.status } }),
    );
    await follow(ctx, held, after);
  }
  return { proposal: after, customer };
}

/** What a change does to where the proposal stands, or why it may not be made. */
async function standingOf(
  ctx: WriteContext,
  held: CommercialProposal,
  { validUntil, ...values }: Partial<CommercialProposal>,
  touched: boolean,
): Promise<Partial<CommercialProposal>> {
  const [isChanged, isMoved] = [touched || differs(noun, held, values, aside), differs(noun, held, { validUntil })];
  if (!isFrozen(held.status)) return held.status !== 'draft' && (isChanged || isMoved) ? revised(held) : {};
  if (isChanged || (isMoved && held.status !== 'sent' && held.status !== 'expired')) throw frozen();
  if (!isMoved) return {};
  const wanted = { ...held, validUntil: validUntil ?? null };
  const move = held.sentAt === null ? 'renew' : 'extend';
  await checkMove(ctx, wanted, move, undefined);
  return held.status === 'expired' ? { status: nextStatus(proposalFlow, move, held.status) } : {};
}

const frozen = () =>
  conflict(
    'proposal_frozen',
    words(
      'A proposal that was sent does not change: take it back to work first.',
      'Отправленное предложение не меняется: сначала верните его в работу.',
    ),
  );

/** Whose it is and the portal's own fields are no part of what is offered. */
const aside = ['ownerId', 'customFields'] as const;
