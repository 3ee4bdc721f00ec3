import type { User } from '../../../../../nouns/user.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { users } from '../user.ts';

/** A person of a locked row signs in by this address from the commit on, and gets all letters there. */
export async function signInBy(ctx: WriteContext, person: User, email: string): Promise<void> {
  const { db } = ctx;
  const { claimed } = await db.one<{ claimed: boolean }>(
    sql`select * from claim_other_login(${email}, ${db.tenant}, ${person.id})`,
  );
  const held = await db.first(sql`
    select id from users where tenant_id = ${db.tenant} and lower(email) = ${email} and id <> ${person.id}`);
  if (!claimed || held) throw takenMeanwhile();
  await users.change(ctx, person, { email }, { columns: { email_verified_at: new Date().toISOString() } });
}

/** Only the owner of the mailbox has the link, so this may be said. */
const takenMeanwhile = () =>
  new Refusal(
    'already_exists',
    words('Somebody else signs in by this address by now.', 'С этим адресом уже входит кто-то другой.'),
  );
