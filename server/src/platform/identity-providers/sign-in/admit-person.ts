import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { SignInFault } from '../../../../../nouns/sign-in-faults.ts';
import type { User } from '../../../../../nouns/user.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dropLinks } from '../../accounts/links.ts';
import { addPerson } from '../../users/add-person.ts';
import { lockUser, user, users } from '../../users/user.ts';
import type { SignInClaims } from '../protocol/read-claims.ts';
import { domainOf } from './domain-of.ts';
import { rolesWanted } from './follow-roles.ts';

/**
 * Whose the subject is: his it was bound to, else the person of its verified e-mail in this portal, who is bound from now on, else one who
 * is made. Whether he may enter is asked afterwards.
 */
export async function admitPerson(
  ctx: WriteContext,
  provider: IdentityProvider,
  claims: SignInClaims,
): Promise<User | SignInFault> {
  const { email } = claims;
  await waitForOthers(ctx.db, email ?? claims.subject);
  const bound = await boundPerson(ctx.db, provider, claims);
  if (bound) return lockUser(ctx.db, bound);
  if (email === null || !claims.emailVerified) return 'email_not_verified';
  if (!provider.provedDomains.includes(domainOf(email))) return 'wrong_domain';
  const found = await ctx.db.first<{ id: string }>(
    sql`select id from users where tenant_id = ${ctx.db.tenant} and lower(email) = ${email}`,
  );
  const person = found ? await known(ctx, found.id) : await made(ctx, provider, claims, email);
  if (typeof person === 'string' || person.status === 'blocked') return person;
  return (await bind(ctx.db, provider, claims, person.id)) ? person : 'another_subject';
}

async function boundPerson(db: Db, { id }: IdentityProvider, { issuer, subject }: SignInClaims) {
  const bound = await db.first<{ userId: string }>(sql`
    update provider_subjects set last_used_at = now()
    where tenant_id = ${db.tenant} and provider_id = ${id} and issuer = ${issuer} and subject = ${subject}
    returning user_id as "userId"`);
  return bound?.userId;
}

/** Who comes twice at once for the first time is made once. */
const waitForOthers = (db: Db, who: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('sign-in' || tenant_id() || ${who}::text, 0))`);

/** One who was invited has accepted by coming: the provider vouches for the address that the letter went to. */
async function known(ctx: WriteContext, userId: string): Promise<User | SignInFault> {
  const person = await lockUser(ctx.db, userId);
  if (person.status !== 'invited') return person;
  if (!(await claimsLogin(ctx.db, person))) return 'signs_in_elsewhere';
  await dropLinks(ctx.db, 'invitation', userId);
  return users.move(ctx, person, 'accept', { emailVerifiedAt: new Date().toISOString() }, { fact: 'activated' });
}

async function made(
  ctx: WriteContext,
  provider: IdentityProvider,
  claims: SignInClaims,
  email: string,
): Promise<User | SignInFault> {
  if (!provider.makesPeople) return 'not_invited';
  const roleIds = await rolesWanted(ctx.db, provider, claims, []);
  if (roleIds.length === 0) return 'no_role';
  if (!(await claimsLogin(ctx.db, { id: ctx.newId, email }))) return 'signs_in_elsewhere';
  const fullName = claims.name ?? email;
  const emailVerifiedAt = new Date().toISOString();
  const person = await addPerson(ctx, { email, fullName, status: 'active', emailVerifiedAt }, roleIds);
  ctx.record(user.fact('activated', person, { provider: provider.name }));
  return person;
}

/** An address signs in to one portal alone, by whatever way. */
async function claimsLogin(db: Db, { id, email }: Pick<User, 'id' | 'email'>): Promise<boolean> {
  const { claimed } = await db.one<{ claimed: boolean }>(sql`select * from claim_login(${email}, ${db.tenant}, ${id})`);
  return claimed;
}

/** False where another subject of the same issuer is bound to him: an address may have been given to somebody else. */
async function bind(db: Db, { id }: IdentityProvider, { issuer, subject }: SignInClaims, userId: string) {
  const bound = await db.execute(sql`
    insert into provider_subjects (tenant_id, provider_id, issuer, subject, user_id)
    values (${db.tenant}, ${id}, ${issuer}, ${subject}, ${userId}) on conflict do nothing`);
  return bound === 1;
}
