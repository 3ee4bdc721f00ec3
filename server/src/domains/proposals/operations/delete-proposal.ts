import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { conflict, inUse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { commercialProposal, commercialProposals } from '../commercial-proposal.ts';
import { follow } from '../make-move.ts';

export const deleteProposal = command({
  name: 'proposals.delete-proposal',
  summary: words('Delete a commercial proposal', 'Удалить коммерческое предложение'),
  description:
    'A draft and a rejected proposal are deleted, unless they hold files or comments, or were sent before; any other is archived, and the links that were sent no ' +
    'longer show it. One that an invoice was made of stays (`converted`). Archiving again changes nothing.',
  permission: 'commercial_proposals.delete',
  scope: 'customer_documents.delete',
  refuses: ['has_dependencies', 'conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: commercialProposal.view,

  async run(ctx, { id }) {
    const before = await commercialProposals.open(ctx, id);
    if (before.archivedAt) return commercialProposals.show(ctx.actor, unchanged(ctx, before));
    if (before.status === 'converted') throw converted();
    if (!isUnsent(before)) return commercialProposals.show(ctx.actor, await archive(ctx, before));
    const beside = await leftBeside(ctx.db, 'commercialProposal', id);
    if (beside.length > 0) throw inUse(commercialProposal.noun, beside);
    await ctx.db.execute(sql`delete from commercial_proposals where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(commercialProposal.fact('deleted', before));
    return commercialProposals.show(ctx.actor, before);
  },
});

/** What waits for approval is asked of nobody any more. */
async function archive(ctx: WriteContext, before: CommercialProposal): Promise<CommercialProposal> {
  const after = await commercialProposals.archive(ctx, before);
  await follow(ctx, before, after);
  return after;
}

/** What a customer has seen is kept. */
const isUnsent = ({ status, revision }: CommercialProposal) =>
  (status === 'draft' || status === 'rejected') && revision === 1;

const converted = () =>
  conflict(
    'converted',
    words('An invoice was made of this proposal.', 'По этому предложению создан счёт: оно остаётся в портале.'),
  );
