import type { User } from '../../../../../nouns/user.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { lockUser } from '../user.ts';

export interface EmailChange {
  id: string;
  userId: string;
  number: number;
  oldEmail: string;
  newEmail: string;
  confirmedAt: string | null;
  replacedAt: string | null;
  undoneAt: string | null;
  confirmOver: boolean;
  undoOver: boolean;
}

/** The change that a link stands for, and its person, whose row is locked: his changes are dealt with one after the other. */
export async function lockEmailChange(
  db: Db,
  link: 'confirm' | 'undo',
  hash: Buffer,
): Promise<{ change: EmailChange; person: User }> {
  const column = raw(`${link}_hash`);
  const holder = await db.first<{ userId: string }>(sql`
    select user_id as "userId" from email_changes where tenant_id = ${db.tenant} and ${column} = ${hash}`);
  if (!holder) throw noLink();
  const person = await lockUser(db, holder.userId);
  const change = await db.one<EmailChange>(sql`
    select id, user_id as "userId", number, old_email as "oldEmail", new_email as "newEmail", confirmed_at as "confirmedAt",
      replaced_at as "replacedAt", undone_at as "undoneAt", confirm_until <= now() as "confirmOver", undo_until <= now() as "undoOver"
    from email_changes where tenant_id = ${db.tenant} and ${column} = ${hash}`);
  return { change, person };
}

export const noLink = () => notFound(words('Link', 'Ссылка'));
