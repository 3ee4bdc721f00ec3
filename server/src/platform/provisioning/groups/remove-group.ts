import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { lockOwners } from '../../users/owners.ts';
import { expectTag, showResource } from '../protocol/show-resource.ts';
import { followGroups } from './follow-groups.ts';
import { lockGroup, membersOf } from './group-row.ts';
import { providerGroup } from './provider-group.ts';

/** A group is gone, and with it the role that its people had by it alone. */
export const removeGroup = command({
  name: 'provisioning.remove-group',
  summary: words('Remove a group that a provider deletes', 'Удалить группу, удалённую у поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), id: Type.String(), ifMatch: Type.Optional(Type.String()) }),
  output: Type.Unknown(),

  async run(ctx, { providerId, id, ifMatch }) {
    const { db, services } = ctx;
    await lockOwners(db);
    const provider = await identityProviders.byId(db, providerId);
    const { group: before, known } = await lockGroup(db, provider, id);
    expectTag(ifMatch, showResource('Group', known, services.publicUrl));
    const people = await membersOf(db, before.id);
    await db.execute(sql`delete from provider_groups where tenant_id = ${db.tenant} and id = ${before.id}`);
    ctx.record(providerGroup.fact('deleted', before, { provider: provider.name }));
    await followGroups(ctx, provider, people, [before.roleId]);
  },
});
