import { proposalQuestion as declared, type ProposalQuestion } from '../../../../../nouns/proposal-question.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const proposalQuestion = entityOf(declared);

const proposalQuestions = store(proposalQuestion);

/** Most questions of one proposal. */
export const mostQuestions = 100;

/** What the customer asked, the last first. */
export const questionsOf = (db: Db, proposalId: string): Promise<ProposalQuestion[]> =>
  proposalQuestions.read(
    db,
    sql`${proposalQuestions.select(db, sql`question.proposal_id = ${proposalId}`)} order by question.asked_at desc, question.id desc limit ${mostQuestions}`,
  );
