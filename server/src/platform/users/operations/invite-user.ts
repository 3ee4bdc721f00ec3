import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { nextNumber, numbered } from '../../numbers/next-number.ts';
import { checkPerson } from '../check-person.ts';
import { givenRoles, giveRoles, roleIdsInput } from '../given-roles.ts';
import { sendInvitation } from '../invitation-link.ts';
import { userById } from '../user.row.ts';
import { user, userLifecycle } from '../user.ts';

export const inviteUser = command({
  name: 'users.invite-user',
  summary: words('Invite a person', 'Пригласить сотрудника'),
  description: 'A letter with a link that lives 7 days goes to the address; the password is chosen there.',
  permission: 'users.invite',
  scope: null,
  refuses: ['already_exists', 'unknown_reference'],
  input: object({
    email: user.fields.email,
    fullName: user.fields.fullName,
    roleIds: roleIdsInput,
    phone: Type.Optional(user.fields.phone),
    position: Type.Optional(user.fields.position),
    locale: Type.Optional(user.fields.locale),
    timezone: Type.Optional(user.fields.timezone),
  }),
  output: user.view,

  async run(ctx, input) {
    const person = checkPerson(input);
    const roles = await givenRoles(ctx.db, ctx.actor, input.roleIds);
    await refuseTakenEmail(ctx.db, person.email);
    const code = await nextCode(ctx.db);
    const made = await ctx.db.first<{ id: string }>(sql`
      insert into users (tenant_id, code, full_name, email, phone, position, status, locale, timezone, created_by, updated_by)
      values (${ctx.db.tenant}, ${code}, ${person.fullName}, ${person.email}, ${person.phone ?? null}, ${person.position ?? null},
        ${userLifecycle.initial}, ${person.locale ?? 'ru'}, ${person.timezone ?? 'Europe/Moscow'}, ${ctx.actor.userId}, ${ctx.actor.userId})
      on conflict (tenant_id, lower(email)) do nothing returning id`);
    if (!made) {
      await refuseTakenEmail(ctx.db, person.email);
      throw new Error('An address was taken by nobody');
    }
    await giveRoles(
      ctx.db,
      made.id,
      roles.map(({ id }) => id),
    );
    const invited = await userById(ctx.db, made.id);
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
      lastBefore: sql`(select coalesce(max(substring(code from '^U-([0-9]{1,9})$')::int), 0) from users where tenant_id = ${db.tenant})`,
    }),
  );
