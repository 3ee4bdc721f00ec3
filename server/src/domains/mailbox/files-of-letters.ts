import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface LetterFile {
  fileId: string;
  fileName: string;
  letterId: string;
  threadId: string;
  /** Address the letter is from. */
  sender: string;
}

/** Files that were kept of letters that came in, in the order of the letters: for domains that read them. */
export const filesOfLetters = (db: Db, letterIds: readonly string[]): Promise<LetterFile[]> =>
  db.many<LetterFile>(sql`
    select file->>'fileId' as "fileId", file->>'fileName' as "fileName", message.id as "letterId", message.thread_id as "threadId",
      left(message.sender->>'address', 320) as sender
    from mailbox_messages message cross join lateral jsonb_array_elements(message.attachments) file
    where message.tenant_id = ${db.tenant} and message.id = any(${letterIds}::uuid[]) and message.direction = 'in'
      and file->>'fileId' is not null
    order by message.sent_at, message.id`);
