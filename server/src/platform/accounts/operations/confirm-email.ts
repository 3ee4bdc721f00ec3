import Type, { type Static } from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { fieldError, invalid, notFound, Refusal, words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { linkTokenField, passwordField } from '../account-fields.ts';
import { checkPasswordOf } from '../check-password-of.ts';
import { hashPassword } from '../hash-password.ts';
import { openToken, usableLink, useLink } from '../links.ts';
import { type LoginRow, loadLogin } from '../load-login.ts';
import { peekLink } from '../peek-link.ts';
import { weakPassword } from '../weak-password.ts';

const input = object({
  token: linkTokenField(),
  password: Type.Optional(passwordField('The password chosen at registration')),
  newPassword: Type.Optional(
    Type.String({ title: 'Instead of it, a new one of 12 to 256 characters', maxLength: 1_024 }),
  ),
});

interface Carried {
  hash: Buffer;
  /** Replaces the password of the registration; null when that one was shown. */
  newHash: string | null;
}

export const confirmEmail = command({
  name: 'accounts.confirm-email',
  summary: words('Confirm an e-mail by its link', 'Подтвердить почту по ссылке из письма'),
  description:
    'Anybody may register anybody’s address, so the link alone opens nothing: give the password chosen at registration, or a new one, with which the ' +
    'earlier one is void. The first confirmed registration of an address has it; a second one is answered 409.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired', 'already_exists'],
  input,
  output: object({ status: choice(['email_verified'], 'Status'), email: Type.String(), portalSlug: Type.String() }),

  async enter(given, { services, ask }) {
    demandOne(given);
    const { tenantId, hash } = openToken(given.token);
    const userId = await ask(peekLink, tenantId, { purpose: 'confirm_email', hash: hash.toString('base64url') });
    const login = await ask(loadLogin, tenantId, { userId });
    if (login?.status !== 'active') throw notFound(words('Link', 'Ссылка'));
    return { tenantId, carried: { hash, newHash: await proved(services, login, given) } satisfies Carried };
  },

  async run(ctx, _, { hash, newHash }: Carried) {
    const { db } = ctx;
    const link = await usableLink(db, 'confirm_email', hash, { lock: true });
    const person = await db.one<{ id: string; fullName: string; email: string; slug: string }>(sql`
      update users u set email_verified_at = coalesce(u.email_verified_at, ${new Date().toISOString()}), password_hash = coalesce(${newHash}, u.password_hash),
        updated_at = now(), version = u.version + 1
      from tenants t
      where t.tenant_id = ${db.tenant} and u.tenant_id = ${db.tenant} and u.id = ${link.user_id}
      returning u.id, u.full_name as "fullName", u.email, t.slug`);
    const { claimed } = await db.one<{ claimed: boolean }>(
      sql`select * from claim_login(${person.email}, ${db.tenant}, ${person.id})`,
    );
    if (!claimed) throw takenMeanwhile();
    await useLink(db, link.id);
    ctx.record(accountFact('email_confirmed', person, newHash === null ? {} : { newPassword: true }));
    return { status: 'email_verified' as const, email: person.email, portalSlug: person.slug };
  },
});

type Given = Static<typeof input>;

function demandOne({ password, newPassword }: Given) {
  if (password === undefined && newPassword === undefined)
    throw invalid([
      fieldError(
        '/password',
        'required',
        words('is required: the one chosen at registration', 'укажите пароль, выбранный при регистрации'),
      ),
    ]);
  if (password !== undefined && newPassword !== undefined)
    throw invalid([
      fieldError(
        '/newPassword',
        'not_together',
        words('replaces password: give one of the two', 'передаётся вместо password, а не вместе с ним'),
      ),
    ]);
}

/** The hash of a new password, or null when the one of the registration was given. */
async function proved({ pepper }: Services, login: LoginRow, { password, newPassword }: Given): Promise<string | null> {
  if (newPassword !== undefined) {
    const weak = weakPassword('/newPassword', newPassword, { portalName: login.slug, email: login.email });
    if (weak.length > 0) throw invalid(weak);
    return hashPassword(pepper, newPassword);
  }
  const { matches } = await checkPasswordOf(pepper, password as string, login.password_hash, login.peppers);
  if (matches) return null;
  throw invalid([
    fieldError(
      '/password',
      'wrong_password',
      words('is not the one chosen at registration', 'это не тот пароль, что выбрали при регистрации'),
    ),
  ]);
}

/** Only the owner of the mailbox has the link, so this may be said. */
const takenMeanwhile = () =>
  new Refusal(
    'already_exists',
    words('This address is already used to sign in to another portal.', 'С этим адресом уже входят в другой портал.'),
  );
