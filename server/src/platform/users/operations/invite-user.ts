import { userLifecycle } from '../../../../../nouns/user.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { nextNumber, numbered } from '../../numbers/next-number.ts';
import { checkPerson } from '../check-person.ts';
import { givenRoles, giveRoles, roleIdsInput } from '../given-roles.ts';
import { sendInvitation } from '../send-invitation.ts';
import { user, users } from '../user.ts';

export const inviteUser = command({
  name: 'users.invite-user',
  summary: words('Invite a person', 'Пригласить сотрудника'),
  description: 'A letter with a link that lives 7 days goes to the address; the password is chosen there.',
  permission: 'users.invite',
  scope: null,
  provesPresence: true,
  refuses: ['already_exists', 'unknown_reference'],
  input: object({ ...user.creation, roleIds: roleIdsInput }),
  output: user.view,

  async run(ctx, { roleIds, ...given }) {
    const person = checkPerson(given);
    const roles = await givenRoles(ctx.db, ctx.actor, roleIds);
    await refuseTakenEmail(ctx.db, person.email);
    const code = await nextCode(ctx.db);
    if (!(await users.insert(ctx, { ...person, code, status: userLifecycle.initial }))) {
      await refuseTakenEmail(ctx.db, person.email);
      throw new Error('An address was taken by nobody');
    }
    await giveRoles(
      ctx.db,
      ctx.newId,
      roles.map(({ id }) => id),
    );
    const invited = await users.byId(ctx.db, ctx.newId);
    await sendInvitation(ctx, invited);
    ctx.record(user.fact('invited', invited));
    return invited;
  },
});

async function refuseTakenEmail(db: Db, email: string) {
  const held = await db.first<{ id: string }>(
    sql`select id from users where tenant_id = ${db.tenant} and lower(email) = ${email}`,
  );
  if (held) throw alreadyExists('email', { entityType: user.type, entityId: held.id });
}

/** U-0002 after the administrator's U-0001, who registered before the sequence began. */
const nextCode = async (db: Db) =>
  numbered(
    'U',
    await nextNumber(db, {
      sequence: 'user',
      lastBefore: sql`
        select coalesce(max(substring(code from '^U-([0-9]{1,9})$')::int), 0) as last from users where tenant_id = ${db.tenant}`,
    }),
  );
