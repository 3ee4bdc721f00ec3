import Type from 'typebox';
import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { SignInFault } from '../../../../../nouns/sign-in-faults.ts';
import type { User } from '../../../../../nouns/user.ts';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { readDevice, writeDevice } from '../../accounts/device.ts';
import { normaliseEmail } from '../../accounts/rules/email-rules.ts';
import { tellNewDevice } from '../../accounts/tell-new-device.ts';
import { startSession } from '../../sessions/start-session.ts';
import { identityProviders } from '../identity-provider.ts';
import type { SignInClaims } from '../protocol/read-claims.ts';
import { admitPerson } from './admit-person.ts';
import { followRoles } from './follow-roles.ts';
import { enterByState } from './journey.ts';
import { proofOf } from './proof-of.ts';

/** A session, in its cookies, and the page to go on to. */
export interface Ended {
  cookies: string[];
  next: string | null;
}

/** Whose the claims are in this portal, and a session for him. What was refused of a known person stays in the trail. */
export const endSignIn = command({
  name: 'identity-providers.end-sign-in',
  summary: words('Sign a person in by what a provider says', 'Впустить сотрудника по слову поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ state: Type.String(), claims: Type.Unsafe<SignInClaims>({}) }),
  output: Type.Unknown(),
  enter: enterByState,

  async run(ctx, { claims }, hash): Promise<Ended | SignInFault> {
    const { db } = ctx;
    ctx.nothingChanged();
    const way = await db.one<{ providerId: string; next: string | null; status: string }>(sql`
      select journey.provider_id as "providerId", journey.next_page as next, t.status
      from sign_in_journeys journey join tenants t on t.tenant_id = ${db.tenant}
      where journey.tenant_id = ${db.tenant} and journey.hash = ${hash}`);
    if (way.status !== 'active') return 'portal_suspended';
    const provider = await identityProviders.byId(db, way.providerId);
    const admitted = await admitPerson(ctx, provider, claims);
    if (typeof admitted === 'string') return admitted;
    const fault = admitted.status === 'active' ? await followRoles(ctx, provider, claims, admitted) : 'blocked';
    if (fault !== null) return refused(ctx, admitted, provider, fault);
    return { cookies: await openSession(ctx, provider, claims, admitted), next: way.next };
  },
});

function refused(ctx: WriteContext, person: User, provider: IdentityProvider, reason: SignInFault): SignInFault {
  ctx.record(accountFact('sign_in_failed', person, { outcome: 'failed', reason, provider: provider.name }));
  return reason;
}

async function openSession(
  ctx: WriteContext,
  provider: IdentityProvider,
  claims: SignInClaims,
  person: User,
): Promise<string[]> {
  const email = normaliseEmail(person.email);
  const device = readDevice(ctx.services, ctx.actor.browser, email);
  if (person.lastLoginAt !== null && !device) await tellNewDevice(ctx, person.id, 'browser');
  await ctx.db.execute(
    sql`update users set last_login_at = now() where tenant_id = ${ctx.db.tenant} and id = ${person.id}`,
  );
  const proof = proofOf(provider, claims, person);
  const { sessionId, cookies } = await startSession(ctx, person.id, 'browser', proof);
  ctx.record({
    ...accountFact('signed_in', person, { sessionId, clientType: 'browser', provider: provider.name }),
    by: person.id,
  });
  return [...cookies, writeDevice(ctx.services, email, device)];
}
