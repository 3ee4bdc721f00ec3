import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { changeProposal } from '../change-proposal.ts';
import { commercialProposal, commercialProposals } from '../commercial-proposal.ts';
import { cardOf, roleAddedWarning, writtenProposal } from '../proposal.card.ts';
import { proposalInput } from '../proposal.input.ts';

export const updateProposal = command({
  name: 'proposals.update-proposal',
  summary: words('Change a commercial proposal', 'Изменить коммерческое предложение'),
  description:
    'Fields left out stay, null clears. `rows` and `expenses` are whole lists: those with an `id` stay, others are new, those not named go. All ' +
    'amounts are counted anew. A change of what was approved, or waits for it, makes it a draft again; of whom it belongs to and of custom fields, not. ' +
    'What was sent does not change until it is taken back to work (`proposal_frozen`), but for a later `validUntil`: one that has expired goes on with it. ' +
    'Costs and markups of rows that the caller may not see stay as they are.',
  permission: 'commercial_proposals.update',
  scope: 'customer_documents.write',
  refuses: ['unknown_reference', 'resource_archived', 'conflict', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...proposalInput, version: Type.Optional(version()) }),
  output: writtenProposal,

  async run(ctx, { id, version: _, ...input }) {
    const held = await commercialProposals.open(ctx, id);
    if (held.archivedAt) throw archived(commercialProposal.noun);
    const { proposal, customer } = await changeProposal(ctx, held, input);
    return { ...(await cardOf(ctx, proposal)), warnings: roleAddedWarning(ctx, customer) };
  },
});
