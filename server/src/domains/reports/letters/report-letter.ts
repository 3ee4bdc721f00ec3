import { reportLetter as declared } from '../../../../../nouns/report-letter.ts';
import type { Actor } from '../../../kernel/access/actor.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Condition } from '../../../kernel/sql/sql.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const reportLetter = entityOf(declared);

export const reportLetters = store(reportLetter);

/** Letters that a person has set up, and those that he gets. */
export const lettersOf = ({ userId }: Actor): Condition =>
  sql`(letter.owner_id = ${userId} or ${userId}::uuid = any(letter.recipient_ids))`;
