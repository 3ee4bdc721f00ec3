import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { lockUser } from '../user.ts';

export const cancelEmailChange = command({
  name: 'users.cancel-email-change',
  summary: words('Cancel a change of one’s e-mail', 'Отказаться от смены своей почты'),
  description:
    'While the new address is not confirmed. Its link opens nothing from then on; that of the warning to the old address stays, for whoever did not ask.',
  permission: 'signed-in',
  scope: null,
  refuses: ['not_found'],
  input: object({}),
  output: object({ status: choice(['cancelled'], 'Status') }),

  async run(ctx) {
    const { db, actor } = ctx;
    const person = await lockUser(db, actor.userId as string);
    if (person.newEmail === null)
      throw notFound(words('Change of e-mail that waits', 'Смена почты, ожидающая подтверждения,'));
    await db.execute(sql`
      update email_changes set replaced_at = now()
      where tenant_id = ${db.tenant} and user_id = ${person.id} and confirmed_at is null and replaced_at is null and undone_at is null`);
    ctx.record(accountFact('email_change_cancelled', person, { newEmail: person.newEmail }));
    return { status: 'cancelled' as const };
  },
});
