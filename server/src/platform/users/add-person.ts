import type { User } from '../../../../nouns/user.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { nextNumber, numbered } from '../numbers/next-number.ts';
import { giveRoles } from './given-roles.ts';
import { user, users } from './user.ts';

type NewPerson = Pick<User, 'email' | 'fullName' | 'status'> &
  Partial<Pick<User, 'phone' | 'position' | 'locale' | 'timezone' | 'emailVerifiedAt'>>;

/** A person under the command's new identifier, with his roles; the fact is the caller's to record. */
export async function addPerson(ctx: WriteContext, person: NewPerson, roleIds: readonly string[]): Promise<User> {
  await refuseTakenEmail(ctx.db, person.email);
  const code = await nextCode(ctx.db);
  if (!(await users.insert(ctx, { ...person, code }))) {
    await refuseTakenEmail(ctx.db, person.email);
    throw new Error('An address was taken by nobody');
  }
  await giveRoles(ctx.db, ctx.newId, roleIds);
  return users.byId(ctx.db, ctx.newId);
}

async function refuseTakenEmail(db: Db, email: string) {
  const held = await db.first<{ id: string }>(
    sql`select id from users where tenant_id = ${db.tenant} and lower(email) = ${email}`,
  );
  if (held) throw alreadyExists('email', { entityType: user.type, entityId: held.id });
}

/** U-0002 after the administrator's U-0001, who registered before the sequence began. */
const nextCode = async (db: Db) =>
  numbered(
    'U',
    await nextNumber(db, {
      sequence: 'user',
      lastBefore: sql`
        select coalesce(max(substring(code from '^U-([0-9]{1,9})$')::int), 0) as last from users where tenant_id = ${db.tenant}`,
    }),
  );
