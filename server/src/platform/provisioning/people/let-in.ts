import type { User } from '../../../../../nouns/user.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { users } from '../../users/user.ts';

/** A person who was blocked may come in again: the provider vouches for his address. */
export async function letIn(ctx: WriteContext, person: User, provider: string): Promise<void> {
  await claimLogin(ctx.db, person);
  const emailVerifiedAt = person.emailVerifiedAt ?? new Date().toISOString();
  const change = { fact: 'activated', columns: { blocked_with: null }, tell: { provider } } as const;
  await users.move(ctx, person, 'activate', { emailVerifiedAt }, change);
}

/** An address signs in to one portal alone. */
export async function claimLogin(db: Db, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  const { claimed } = await db.one<{ claimed: boolean }>(sql`select * from claim_login(${email}, ${db.tenant}, ${id})`);
  if (claimed) return;
  throw conflict(
    'signs_in_elsewhere',
    words('This address signs in to another portal.', 'С этим адресом уже входят в другой портал.'),
  );
}
