import Type from 'typebox';
import { Refusal, words } from '../../../kernel/errors.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { accountFact } from '../account-fact.ts';
import { openToken, usableLink, useLink } from '../links.ts';

export const confirmEmail = command({
  name: 'accounts.confirm-email',
  summary: words('Confirm an e-mail by its link', 'Подтвердить почту по ссылке из письма'),
  description: 'The first confirmed registration of an address has it; a second one is answered 409.',
  permission: 'public',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired', 'already_exists'],
  input: object({ token: Type.String({ title: 'Token of the link', maxLength: 200 }) }),
  output: object({ status: choice(['email_verified'], 'Status'), email: Type.String(), portalSlug: Type.String() }),

  enter: async ({ token }) => {
    const { tenantId, hash } = openToken(token);
    return { tenantId, carried: hash };
  },

  async run(ctx, _, hash: Buffer) {
    const { db } = ctx;
    const link = await usableLink(db, 'confirm_email', hash, { lock: true });
    const person = await db.one<{ id: string; fullName: string; email: string; slug: string }>(sql`
      update users u set email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now(), version = u.version + 1
      from tenants t
      where t.tenant_id = u.tenant_id and u.tenant_id = ${db.tenant} and u.id = ${link.user_id}
      returning u.id, u.full_name as "fullName", u.email, t.slug`);
    const { claimed } = await db.one<{ claimed: boolean }>(
      sql`select * from claim_login(${person.email}, ${db.tenant}, ${person.id})`,
    );
    if (!claimed) throw takenMeanwhile();
    await useLink(db, link.id);
    ctx.record(accountFact('email_confirmed', person));
    return { status: 'email_verified' as const, email: person.email, portalSlug: person.slug };
  },
});

/** Only the owner of the mailbox has the link, so this may be told. */
const takenMeanwhile = () =>
  new Refusal(
    'already_exists',
    words('This address signs in to another portal already.', 'С этим адресом уже входят в другой портал.'),
  );
