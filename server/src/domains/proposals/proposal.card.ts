import Type, { type Static } from 'typebox';
import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import { proposalRequirements } from '../../../../nouns/proposal-flow.ts';
import { masked, maskOf } from '../../kernel/access/mask.ts';
import { choice, id, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { approvalPart } from '../approvals/approval-part.ts';
import { readApproval, withinApproval } from '../approvals/read-approval.ts';
import { withoutBypass } from '../approvals/without-bypass.ts';
import { companySettings } from '../company/company-settings.ts';
import { commercialProposal, commercialProposals } from './commercial-proposal.ts';
import { allowedMoves } from './make-move.ts';
import { proposalRow, rowsOfProposal } from './proposal-row.ts';
import { proposalQuestion, questionsOf } from './questions/proposal-question.ts';
import { mostShown, proposalSending, sendingsOf } from './sending/proposal-sending.ts';
import { subjectOf } from './subject-of.ts';

const parts = {
  rows: Type.Array(proposalRow.view, { title: 'Rows, in their order' }),
  allowedMoves: Type.Array(
    object({
      to: choice(commercialProposal.statuses, 'Status'),
      requires: Type.Array(choice(proposalRequirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
  approval: approvalPart,
  sendings: Type.Array(proposalSending.view, { title: `Each time it was sent, the last first; at most ${mostShown}` }),
  questions: Type.Array(proposalQuestion.view, { title: 'What the customer asked by the link, the last first' }),
};

/** A proposal as its page shows it. */
export const proposalCard = object(
  { ...commercialProposal.fields, ...parts },
  { title: 'Commercial proposal with its rows' },
);

type ProposalCard = Static<typeof proposalCard>;

export const writtenProposal = object(
  {
    ...commercialProposal.fields,
    ...parts,
    warnings: warnings('customer_role_added', { counterpartyId: id('Counterparty') }),
  },
  { title: 'Commercial proposal as it was saved' },
);

/** The card of one that was just read; what the caller may not see is empty. */
export async function cardOf(ctx: ReadContext, proposal: CommercialProposal): Promise<ProposalCard> {
  const [rows, settings, sendings, questions, approval] = await Promise.all([
    rowsOfProposal(ctx.db, proposal.id),
    companySettings(ctx),
    sendingsOf(ctx.db, proposal.id),
    questionsOf(ctx.db, proposal.id),
    readApproval(ctx, 'commercial_proposal', proposal.id),
  ]);
  const isAround = ({ to }: { to: string }) => proposal.status === 'draft' && to === 'sent';
  const offered = allowedMoves(ctx.actor, proposal, settings);
  const moves = await withoutBypass(ctx, offered, isAround, () => subjectOf(ctx, proposal));
  return {
    ...masked(commercialProposal, ctx.actor, proposal),
    rows: rows.map(maskOf(proposalRow, ctx.actor)),
    allowedMoves: withinApproval(moves, approval),
    ...{ approval, sendings, questions },
  };
}

export const readProposalCard = async (ctx: ReadContext, proposalId: string): Promise<ProposalCard> =>
  cardOf(ctx, await commercialProposals.byId(ctx.db, proposalId));

const sentence = words('The counterparty has become a customer.', 'Контрагенту добавлена роль заказчика.');

/** What the caller should know: the counterparty was no customer before. */
export const roleAddedWarning = (
  ctx: ReadContext,
  { added, counterpartyId }: { added: boolean; counterpartyId: string | null },
) => (added && counterpartyId !== null ? [warning(ctx, 'customer_role_added', sentence, { counterpartyId })] : []);
