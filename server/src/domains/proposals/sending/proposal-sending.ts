import { proposalSending as declared, type ProposalSending } from '../../../../../nouns/proposal-sending.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const proposalSending = entityOf(declared);

export const proposalSendings = store(proposalSending);

/** Most sendings that a card shows. */
export const mostShown = 100;

/** Each time a proposal was sent, the last first. */
export const sendingsOf = (db: Db, proposalId: string): Promise<ProposalSending[]> =>
  proposalSendings.read(
    db,
    sql`${proposalSendings.select(db, sql`sending.proposal_id = ${proposalId}`)} order by sending.sent_at desc, sending.id desc limit ${mostShown}`,
  );

/** One of those of a proposal; any other is not found. */
export async function sendingOf(db: Db, proposalId: string, id: string): Promise<ProposalSending> {
  const [found] = await proposalSendings.read(
    db,
    proposalSendings.select(db, sql`sending.proposal_id = ${proposalId} and sending.id = ${id}`),
  );
  if (!found) throw notFound(proposalSending.noun);
  return found;
}
