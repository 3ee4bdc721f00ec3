import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { lockOwners } from '../../users/owners.ts';
import { isMissing } from '../people/read-said.ts';
import { groupAttributes } from '../protocol/attributes.ts';
import { readResource } from '../protocol/read-resource.ts';
import { showResource } from '../protocol/show-resource.ts';
import { groupById, sameName } from './group-row.ts';
import { providerGroup, providerGroups } from './provider-group.ts';
import { writeMembers } from './write-members.ts';

/** A new group gives no role yet: an owner says which. */
export const createGroup = command({
  name: 'provisioning.create-group',
  summary: words('Make a group by the word of a provider', 'Создать группу по слову поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ providerId: id(), resource: Type.Unknown() }),
  output: Type.Unknown(),

  async run(ctx, { providerId, resource }) {
    const { db, services, newId } = ctx;
    await lockOwners(db);
    const provider = await identityProviders.byId(db, providerId);
    const given = readResource(resource, groupAttributes);
    const { displayName: name = '', externalId = null } = given;
    if (name === '') throw isMissing('displayName');
    const same = await sameName(db, provider, name);
    if (same) throw alreadyExists('displayName', { entityType: providerGroup.type, entityId: same.id });
    const row = { tenant_id: db.tenant, id: newId, provider_id: providerId, name, external_id: externalId };
    await db.execute(sql`insert into provider_groups ${columns(row)}`);
    await writeMembers(db, provider, newId, given);
    ctx.record(providerGroup.fact('created', await providerGroups.byId(db, newId), { provider: provider.name }));
    return showResource('Group', await groupById(db, provider, newId), services.publicUrl);
  },
});
