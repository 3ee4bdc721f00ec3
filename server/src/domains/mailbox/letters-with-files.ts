import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface Asked {
  /** An instant: letters sent before it are left out. */
  since: string;
  /** A fact: letters taken in after it are left out. */
  before: string;
  /** The last letter of the page before; null for the first page. */
  after: string | null;
  most: number;
}

/** Letters that came in with files, page by page in the order in which they were taken in: for domains that read what came before them. */
export const lettersWithFiles = async (db: Db, { since, before, after, most }: Asked): Promise<string[]> => {
  const found = await db.many<{ id: string }>(sql`
    select message.id from mailbox_messages message
    where message.tenant_id = ${db.tenant} and message.direction = 'in' and message.sent_at >= ${since} and message.attachments <> '[]'
      and message.id < ${before} and (${after}::uuid is null or message.id > ${after}::uuid)
    order by message.id limit ${most}`);
  return found.map(({ id }) => id);
};
