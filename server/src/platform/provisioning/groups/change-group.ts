import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { lockOwners } from '../../users/owners.ts';
import { isMissing } from '../people/read-said.ts';
import { groupAttributes } from '../protocol/attributes.ts';
import { patchResource } from '../protocol/patch-resource.ts';
import { readResource } from '../protocol/read-resource.ts';
import { expectTag, showResource } from '../protocol/show-resource.ts';
import { followGroups } from './follow-groups.ts';
import { groupById, lockGroup, sameName } from './group-row.ts';
import { providerGroup, providerGroups } from './provider-group.ts';
import { writeMembers } from './write-members.ts';

/** `resource` replaces all that is said of a group, `operations` change a part of it. */
export const changeGroup = command({
  name: 'provisioning.change-group',
  summary: words('Change a group by the word of a provider', 'Изменить группу по слову поставщика'),
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
    const { group: before, known } = await lockGroup(db, provider, id);
    expectTag(ifMatch, showResource('Group', known, services.publicUrl));
    const given =
      resource === undefined
        ? patchResource(known.resource, { operations, attributes: groupAttributes })
        : readResource(resource, groupAttributes);
    const { displayName: name = '', externalId = null } = given;
    if (name === '') throw isMissing('displayName');
    const same = await sameName(db, provider, name, before.id);
    if (same) throw alreadyExists('displayName', { entityType: providerGroup.type, entityId: same.id });
    const { added, removed } = await writeMembers(db, provider, before.id, given);
    const touched = added.length + removed.length > 0;
    await providerGroups.change(
      ctx,
      before,
      { name },
      { columns: { external_id: externalId }, touched, tell: { provider: provider.name, added, removed } },
    );
    await followGroups(ctx, provider, [...added, ...removed], [before.roleId]);
    return showResource('Group', await groupById(db, provider, before.id), services.publicUrl);
  },
});
