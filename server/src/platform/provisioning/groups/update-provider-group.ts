import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { fieldError, invalid, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { demandOwner } from '../../identity-providers/demand-owner.ts';
import { identityProviders } from '../../identity-providers/identity-provider.ts';
import { role } from '../../roles/role.ts';
import { lockOwners } from '../../users/owners.ts';
import { followGroups } from './follow-groups.ts';
import { membersOf } from './group-row.ts';
import { providerGroup, providerGroups } from './provider-group.ts';

export const updateProviderGroup = command({
  name: 'provisioning.update-provider-group',
  summary: words('Say which role a group of a provider gives', 'Указать роль группы поставщика'),
  description:
    'For owners. Everybody in the group gets the role at once, and loses the one before. The role of owners is given by owners alone.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['version_conflict', 'unknown_reference', 'precondition_failed'],
  input: object({ id: id(), ...providerGroup.change, version: Type.Optional(version()) }),
  output: providerGroup.view,

  async run(ctx, { id, version: _, ...given }) {
    const { db } = ctx;
    await demandOwner(ctx);
    await lockOwners(db);
    const before = await providerGroups.lock(db, id);
    ctx.expectVersion(before.version);
    if (given.roleId) await checkRole(ctx, given.roleId);
    const after = await providerGroups.change(ctx, before, given);
    const provider = await identityProviders.byId(db, before.providerId);
    const people = await membersOf(db, id);
    await followGroups(ctx, provider, people, [before.roleId, after.roleId]);
    return after;
  },
});

async function checkRole({ db }: WriteContext, roleId: string): Promise<void> {
  const found = await db.first<{ code: string }>(
    sql`select code from roles where tenant_id = ${db.tenant} and id = ${roleId} and archived_at is null`,
  );
  if (!found) throw unknownReference('roleId', role.noun);
  if (found.code === 'owner') throw invalid([ownerByGroup]);
}

const ownerByGroup = fieldError(
  '/roleId',
  'owner_by_group',
  words(
    'makes owners: only an owner does, so that the provider cannot lock everybody out',
    'владельца назначает только владелец: иначе поставщик мог бы закрыть вход всем',
  ),
);
