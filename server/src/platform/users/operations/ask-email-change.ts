import { choice, instant, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { emailField } from '../../accounts/account-fields.ts';
import { makeToken } from '../../accounts/one-time-token.ts';
import { emailErrors } from '../../accounts/registration-errors.ts';
import { normaliseEmail } from '../../accounts/rules/email-rules.ts';
import { mustUseProvider } from '../../identity-providers/must-use-provider.ts';
import { tellEmailChange } from '../email-change/tell-email-change.ts';
import { lockUser } from '../user.ts';

const hours = { toConfirm: 24, toUndo: 7 * 24 };
const mostADay = 5;

export const askEmailChange = command({
  name: 'users.ask-email-change',
  summary: words('Ask to change one’s e-mail', 'Попросить о смене своей почты'),
  description:
    'A letter with a link goes to the new address, and a warning to the old one with a link that undoes it for seven days. Until it is confirmed the old address signs in; ' +
    'a newer request takes the place of one that waits. The answer never tells whether somebody uses the address. ' +
    'Whoever signs in by a provider alone changes it there: `address_kept_by_provider`.',
  permission: 'signed-in',
  scope: null,
  provesPresence: true,
  input: object({ email: emailField('New e-mail') }),
  output: object({
    status: choice(['confirmation_sent'], 'Status'),
    newEmail: emailField('New e-mail'),
    confirmUntil: instant('Until when the new address can be confirmed'),
    undoUntil: instant('Until when the old address can undo it'),
  }),

  async run(ctx, given) {
    const { db, actor, newId } = ctx;
    const faults = emailErrors(given.email);
    if (faults.length > 0) throw invalid(faults);
    const newEmail = normaliseEmail(given.email);
    const person = await lockUser(db, actor.userId as string);
    if (newEmail === normaliseEmail(person.email)) throw invalid([unchanged]);
    if (await hasToUseProvider(db, person.id)) throw keptByProvider();
    const { number, today, isTaken } = await standing(db, person.id, newEmail);
    if (today >= mostADay) throw tooMany();
    const [confirming, undoing] = [makeToken(db.tenant), makeToken(db.tenant)];
    const [confirmUntil, undoUntil] = [inHours(hours.toConfirm), inHours(hours.toUndo)];
    await db.execute(sql`
      update email_changes set replaced_at = now()
      where tenant_id = ${db.tenant} and user_id = ${person.id} and confirmed_at is null and replaced_at is null and undone_at is null`);
    await db.execute(sql`
      insert into email_changes ${columns({
        ...{ tenant_id: db.tenant, id: newId, user_id: person.id, number },
        ...{ old_email: person.email, new_email: newEmail },
        ...{ confirm_hash: confirming.hash, undo_hash: undoing.hash },
        ...{ confirm_until: confirmUntil, undo_until: undoUntil },
      })}`);
    const tokens = { confirmToken: confirming.token, undoToken: undoing.token };
    await tellEmailChange(ctx, { userId: person.id, newEmail, isTaken, ...tokens });
    ctx.record(accountFact('email_change_asked', person, { newEmail }));
    return { status: 'confirmation_sent' as const, newEmail, confirmUntil, undoUntil };
  },
});

interface Standing {
  number: number;
  today: number;
  isTaken: boolean;
}

async function standing(db: Db, userId: string, newEmail: string): Promise<Standing> {
  const { number, today, held } = await db.one<{ number: number; today: number; held: boolean }>(sql`
    select coalesce(max(number), 0)::int + 1 as number, (count(*) filter (where created_at > now() - interval '24 hours'))::int as today,
      exists (select 1 from users u where u.tenant_id = ${db.tenant} and lower(u.email) = ${newEmail}) as held
    from email_changes where tenant_id = ${db.tenant} and user_id = ${userId}`);
  const login = await db.first<{ user_id: string }>(sql`select * from find_login(${newEmail})`);
  return { number, today, isTaken: held || login !== undefined };
}

/** Another address would lead around the provider. */
async function hasToUseProvider(db: Db, userId: string): Promise<boolean> {
  const { hasTo } = await db.one<{ hasTo: boolean }>(sql`
    select ${mustUseProvider('u.id', 'u.email')} as "hasTo" from users u where u.tenant_id = ${db.tenant} and u.id = ${userId}`);
  return hasTo;
}

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const unchanged = fieldError('/email', 'unchanged', words('is your present address', 'это ваш нынешний адрес'));

const keptByProvider = () =>
  brokenRule(
    'address_kept_by_provider',
    words(
      'You sign in by the provider of your company alone: it is there that your address changes.',
      'Вы входите только через поставщика учётных записей компании: адрес меняется там.',
    ),
  );

const tooMany = () =>
  brokenRule(
    'too_many_email_changes',
    words(`At most ${mostADay} in a day: try again tomorrow.`, `Не больше ${mostADay} раз в сутки: попробуйте завтра.`),
  );
