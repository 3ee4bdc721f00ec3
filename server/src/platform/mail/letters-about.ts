import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** A letter of ours and the record it was about. */
interface LetterAbout {
  id: string;
  recipient: string;
  aboutType: string;
  aboutId: string;
}

/** Letters by their identifiers, those about a record alone, in one statement. */
export const lettersAbout = (db: Db, letterIds: readonly string[]): Promise<LetterAbout[]> =>
  db.many<LetterAbout>(sql`
    select id, lower(recipient) as recipient, about_type as "aboutType", about_id as "aboutId" from letters
    where tenant_id = ${db.tenant} and id = any(${letterIds}::uuid[]) and about_id is not null`);
