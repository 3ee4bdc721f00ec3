import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { checkPerson } from '../check-person.ts';
import { refuseTouchingOwner } from '../owners.ts';
import { lockUser, presentUser, type UserRow, userColumns } from '../user.row.ts';
import { user } from '../user.ts';

export const updateUser = command({
  name: 'users.update-user',
  summary: words('Change a person of the portal', 'Изменить сотрудника'),
  description: 'The address and the code stay: letters and documents already name them.',
  permission: 'users.update',
  scope: null,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    fullName: Type.Optional(user.fields.fullName),
    phone: Type.Optional(user.fields.phone),
    position: Type.Optional(user.fields.position),
    locale: Type.Optional(user.fields.locale),
    timezone: Type.Optional(user.fields.timezone),
    version: Type.Optional(version()),
  }),
  output: user.view,

  async run(ctx, input) {
    const before = await lockUser(ctx.db, input.id);
    await refuseTouchingOwner(ctx.db, ctx.actor, before);
    ctx.expectVersion(before.version);
    const given = checkPerson(input);
    const changes = {
      full_name: given.fullName ?? before.fullName,
      phone: given.phone === undefined ? before.phone : given.phone,
      position: given.position === undefined ? before.position : given.position,
      locale: given.locale ?? before.locale,
      timezone: given.timezone ?? before.timezone,
    };
    const row = await ctx.db.first<UserRow>(sql`
      update users person set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, updated_at = now(), version = version + 1
      where person.tenant_id = ${ctx.db.tenant} and person.id = ${input.id} and ${differsFrom(changes)} returning ${userColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const after = presentUser(row);
    ctx.record(user.changed('updated', before, after));
    return after;
  },
});
