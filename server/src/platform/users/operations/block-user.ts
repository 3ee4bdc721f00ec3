import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dropLinks } from '../../accounts/links.ts';
import { type HeldRole, permissionsOfRoles } from '../../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../../permissions/roles-column.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { lockOwners, refuseLastOwner, refuseTouchingOwner } from '../owners.ts';
import { lockUser, user, users } from '../user.ts';

export const blockUser = command({
  name: 'users.block-user',
  summary: words('Block a person', 'Заблокировать сотрудника'),
  description:
    'Sessions end at once, an invitation stops working. Keys he issued go on reading what he might read, or stop, by `keysOfBlockedPeople` of the company.',
  permission: 'users.deactivate',
  scope: null,
  provesPresence: true,
  refuses: ['last_owner', 'business_rule_violated', 'invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: user.view,

  async run(ctx, { id }) {
    await lockOwners(ctx.db);
    const before = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, before);
    ctx.expectVersion(before.version);
    await refuseLastOwner(ctx.db, before);
    if (id === ctx.actor.userId) throw ownAccount();
    const columns = { blocked_with: await rightsOf(ctx.db, id) };
    const after = await users.move(ctx, before, 'block', {}, { fact: 'blocked', columns });
    await dropLinks(ctx.db, 'invitation', id);
    await dropLinks(ctx.db, 'reset_password', id);
    await endSessions(ctx.db, id, 'user_blocked');
    return after;
  },
});

/** What he might do now bounds his keys from here on. */
async function rightsOf(db: Db, id: string): Promise<string[]> {
  const { roles } = await db.one<{ roles: HeldRole[] }>(sql`
    select ${rolesColumn('u.id')} from users u where u.tenant_id = ${db.tenant} and u.id = ${id}`);
  return [...permissionsOfRoles(roles)];
}

const ownAccount = () =>
  brokenRule('own_account', words('You cannot block yourself.', 'Заблокировать самого себя нельзя.'));
