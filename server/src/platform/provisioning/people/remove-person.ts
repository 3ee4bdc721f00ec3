import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { blockPerson } from '../../users/block-person.ts';
import { lockOwners, refuseLastOwner } from '../../users/owners.ts';
import { leaveGroups } from '../groups/leave-groups.ts';
import { expectTag, showResource } from '../protocol/show-resource.ts';
import { lockPerson } from './person-row.ts';
import { readSaid } from './read-said.ts';
import { writeSaid } from './write-said.ts';

/** Blocks a person and hides him from the provider: what he has written keeps its author. */
export const removePerson = command({
  name: 'provisioning.remove-person',
  summary: words('Block a person whom a provider deletes', 'Заблокировать сотрудника, удалённого у поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), id: Type.String(), ifMatch: Type.Optional(Type.String()) }),
  output: Type.Unknown(),

  async run(ctx, { providerId, id, ifMatch }) {
    const { db, services } = ctx;
    await lockOwners(db);
    const provider = await identityProviders.byId(db, providerId);
    const { person, known } = await lockPerson(db, provider, id);
    expectTag(ifMatch, showResource('User', known, services.publicUrl));
    await refuseLastOwner(db, person);
    const blocks = person.status !== 'blocked';
    if (blocks) await blockPerson(ctx, person, { provider: provider.name });
    await leaveGroups(ctx, provider, person.id);
    await writeSaid(db, provider, person.id, readSaid(known.said), blocks || known.blocked);
    await db.execute(sql`
      update provisioned_people set removed_at = now()
      where tenant_id = ${db.tenant} and provider_id = ${provider.id} and user_id = ${person.id}`);
    ctx.record(accountFact('provisioning_ended', person, { provider: provider.name }));
  },
});
