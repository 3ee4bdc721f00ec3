import Type from 'typebox';
import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { addPerson } from '../../users/add-person.ts';
import { lockOwners } from '../../users/owners.ts';
import { lockUser, user, users } from '../../users/user.ts';
import { userAttributes } from '../protocol/attributes.ts';
import { readResource } from '../protocol/read-resource.ts';
import { showResource } from '../protocol/show-resource.ts';
import { claimLogin, letIn } from './let-in.ts';
import { holderOf, personById } from './person-row.ts';
import { readSaid, refuseForeignDomain, type Said } from './read-said.ts';
import { writeSaid } from './write-said.ts';

export const createPerson = command({
  name: 'provisioning.create-person',
  summary: words('Make a person by the word of a provider', 'Создать сотрудника по слову поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), resource: Type.Unknown() }),
  output: Type.Unknown(),

  async run(ctx, { providerId, resource }) {
    const { db, services } = ctx;
    // All that SCIM writes of people waits here: two who make the same person come one after the other.
    await lockOwners(db);
    const provider = await identityProviders.byId(db, providerId);
    const said = readSaid(readResource(resource, userAttributes));
    refuseForeignDomain(provider, said.email);
    const holder = await holderOf(db, provider, said.userName);
    if (holder) throw alreadyExists('userName', { entityType: user.type, entityId: holder.id });
    const removed = await removedPerson(db, provider, said.email);
    const userId = removed?.id ?? ctx.newId;
    await (removed ? bringBack(ctx, provider, removed, said) : make(ctx, provider, said));
    await writeSaid(db, provider, userId, said, !said.active && (removed?.blocked ?? true));
    return showResource('User', await personById(db, provider, userId), services.publicUrl);
  },
});

interface Removed {
  id: string;
  /** By the provider, and not by hand. */
  blocked: boolean;
}

/** Whom the provider has deleted: his record stayed, and is his again. */
const removedPerson = (db: Db, { id }: IdentityProvider, email: string): Promise<Removed | undefined> =>
  db.first<Removed>(sql`
    select person.id, said.blocked from users person
    join provisioned_people said on said.tenant_id = ${db.tenant} and said.provider_id = ${id} and said.user_id = person.id
    where person.tenant_id = ${db.tenant} and lower(person.email) = ${email} and said.removed_at is not null`);

async function bringBack(ctx: WriteContext, { name }: IdentityProvider, removed: Removed, { values, active }: Said) {
  const person = await users.change(ctx, await lockUser(ctx.db, removed.id), values, { tell: { provider: name } });
  if (active && removed.blocked && person.status === 'blocked') await letIn(ctx, person, name);
  ctx.record(accountFact('provisioned', person, { provider: name }));
}

async function make(ctx: WriteContext, provider: IdentityProvider, { email, values, active }: Said): Promise<void> {
  const emailVerifiedAt = new Date().toISOString();
  const status = active ? 'active' : 'blocked';
  const person = await addPerson(
    ctx,
    { ...values, email, status, emailVerifiedAt },
    await usualRoles(ctx.db, provider),
  );
  await claimLogin(ctx.db, person);
  ctx.record(user.fact(active ? 'activated' : 'blocked', person, { provider: provider.name }));
}

/** The role that the settings of the provider give where nothing else does. */
async function usualRoles(db: Db, { defaultRoleId }: IdentityProvider): Promise<string[]> {
  if (defaultRoleId === null) return [];
  const roles = await db.many<{ id: string }>(sql`
    select id from roles where tenant_id = ${db.tenant} and id = ${defaultRoleId} and archived_at is null and code <> 'owner'`);
  return roles.map(({ id }) => id);
}
