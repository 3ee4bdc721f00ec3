import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { unchanged } from '../../platform/records/write-records.ts';
import { commercialProposal, commercialProposals } from './commercial-proposal.ts';
import { follow, revised } from './make-move.ts';
import type { ProposalInput } from './proposal.input.ts';
import { areSameRows, rowsOfProposal, writeRows } from './proposal-row.ts';
import { settleProposal } from './settle-proposal.ts';

/** Changes a held proposal, all of it or nothing. A change of what was approved, or waits for it, makes it a draft again, told as such. */
export async function changeProposal(ctx: WriteContext, held: CommercialProposal, input: ProposalInput) {
  const before = await rowsOfProposal(ctx.db, held.id);
  const { values, rows, customer } = await settleProposal(ctx, { proposal: held, rows: before }, input);
  const touched = !areSameRows(before, rows);
  const isRevised = held.status !== 'draft' && (touched || differs(held, values));
  if (touched) await writeRows(ctx, held.id, rows);
  const written = { ...values, ...(isRevised && revised(held)) };
  const after = await commercialProposals.write(ctx, held, written, { touched });
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

/** Whose it is and the portal's own fields are no part of what is offered. */
const aside = ['ownerId', 'customFields'];

const differs = (held: CommercialProposal, values: Partial<CommercialProposal>) =>
  Object.entries(values).some(
    ([name, value]) =>
      value !== undefined && !aside.includes(name) && plain(value) !== plain(held[name as keyof CommercialProposal]),
  );

/** Decimals are compared by value. */
const plain = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? new Exact(value).toFixed() : JSON.stringify(value);
