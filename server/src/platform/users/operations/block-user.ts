import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { blockPerson } from '../block-person.ts';
import { lockOwners, refuseLastOwner, refuseTouchingOwner } from '../owners.ts';
import { lockUser, user } from '../user.ts';

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
    return blockPerson(ctx, before);
  },
});

const ownAccount = () =>
  brokenRule('own_account', words('You cannot block yourself.', 'Заблокировать самого себя нельзя.'));
