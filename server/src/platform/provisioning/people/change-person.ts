import Type from 'typebox';
import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { User } from '../../../../../nouns/user.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { blockPerson } from '../../users/block-person.ts';
import { signInBy } from '../../users/email-change/sign-in-by.ts';
import { lockOwners, refuseLastOwner, refuseTouchingOwner } from '../../users/owners.ts';
import { user, users } from '../../users/user.ts';
import { userAttributes } from '../protocol/attributes.ts';
import { patchResource } from '../protocol/patch-resource.ts';
import { readResource } from '../protocol/read-resource.ts';
import { expectTag, showResource } from '../protocol/show-resource.ts';
import { letIn } from './let-in.ts';
import { holderOf, lockPerson, personById } from './person-row.ts';
import { readSaid, refuseForeignDomain, type Said } from './read-said.ts';
import { writeSaid } from './write-said.ts';

/** `resource` replaces all that is said of a person, `operations` change a part of it. */
export const changePerson = command({
  name: 'provisioning.change-person',
  summary: words('Change a person by the word of a provider', 'Изменить сотрудника по слову поставщика'),
  permission: 'internal',
  scope: null,
  input: object({
    ...{ providerId: id(), id: Type.String(), ifMatch: Type.Optional(Type.String()) },
    ...{ resource: Type.Optional(Type.Unknown()), operations: Type.Optional(Type.Unknown()) },
  }),
  output: Type.Unknown(),

  async run(ctx, { providerId, id, ifMatch, resource, operations }) {
    const { db, services } = ctx;
    await lockOwners(db);
    const provider = await identityProviders.byId(db, providerId);
    const { person, known } = await lockPerson(db, provider, id);
    expectTag(ifMatch, showResource('User', known, services.publicUrl));
    const was = readSaid(known.said);
    const next =
      resource === undefined
        ? patchResource(known.said, { operations, attributes: userAttributes })
        : readResource(resource, userAttributes);
    // Who is blocked stays so unless he is said to be active.
    const said = readSaid({ ...next, active: next.active ?? was.active });
    if (said.userName.toLowerCase() !== was.userName.toLowerCase()) await refuseTaken(ctx, provider, said, person);
    const after = await write(ctx, provider, person, { was, said });
    const blocked = await letInOrBlock(ctx, provider, after, { active: said.active, blocked: known.blocked });
    await writeSaid(db, provider, person.id, said, blocked);
    if (ctx.stated() === 0) ctx.record(accountFact('provisioned', person, { provider: provider.name }));
    return showResource('User', await personById(db, provider, person.id), services.publicUrl);
  },
});

async function refuseTaken({ db }: WriteContext, provider: IdentityProvider, { userName }: Said, { id }: User) {
  const holder = await holderOf(db, provider, userName, id);
  if (holder) throw alreadyExists('userName', { entityType: user.type, entityId: holder.id });
}

/** Writes what differs from what the provider said before: what people changed here since stays. */
async function write(
  ctx: WriteContext,
  provider: IdentityProvider,
  person: User,
  { was, said }: { was: Said; said: Said },
): Promise<User> {
  if (said.email !== was.email) {
    refuseForeignDomain(provider, said.email);
    // By a forgotten password whoever reads the new mailbox would sign in as him.
    await refuseTouchingOwner(ctx.db, ctx.actor, person);
    await signInBy(ctx, person, said.email);
  }
  const differing = Object.entries(said.values).filter(
    ([name, value]) => was.values[name as keyof Said['values']] !== value,
  );
  const values = Object.fromEntries(differing) as Partial<Said['values']>;
  const named = await users.byId(ctx.db, person.id);
  return differing.length === 0 ? named : users.change(ctx, named, values, { tell: { provider: provider.name } });
}

/** Follows `active`, and says whether the person is blocked by the provider now. Whom somebody blocked by hand it does not let in. */
async function letInOrBlock(
  ctx: WriteContext,
  { name }: IdentityProvider,
  person: User,
  { active, blocked }: { active: boolean; blocked: boolean },
): Promise<boolean> {
  const isBlocked = person.status === 'blocked';
  if (active && isBlocked && blocked) await letIn(ctx, person, name);
  if (active || isBlocked) return blocked && !active;
  await refuseLastOwner(ctx.db, person);
  await blockPerson(ctx, person, { provider: name });
  return true;
}
