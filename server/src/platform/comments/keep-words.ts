import type { Comment } from '../../../../nouns/comment.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Keeps the words of a held comment that is about to say something else. */
export const keepWords = (db: Db, { id, text, editedAt, createdAt }: Comment) =>
  db.execute(sql`
    insert into comment_versions (tenant_id, comment_id, body, written_at)
    values (${db.tenant}, ${id}, ${text}, ${editedAt ?? createdAt})`);

/** A deleted comment leaves nothing that it ever said. */
export const dropWords = (db: Db, commentId: string) =>
  db.execute(sql`delete from comment_versions where tenant_id = ${db.tenant} and comment_id = ${commentId}`);
