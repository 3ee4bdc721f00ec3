import Type from 'typebox';
import { type User, userLifecycle } from '../../../../../nouns/user.ts';
import { object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { invalid, refuse, words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { linkTokenField, passwordField } from '../../accounts/account-fields.ts';
import { hashPassword } from '../../accounts/hash-password.ts';
import { openToken, usableLink, useLink } from '../../accounts/links.ts';
import { weakPassword } from '../../accounts/weak-password.ts';
import { lockUser, user, users } from '../user.ts';

export const acceptInvitation = command({
  name: 'users.accept-invitation',
  summary: words('Accept an invitation', 'Принять приглашение'),
  description: 'Sets the password and confirms the e-mail, which the link has reached. Sign in afterwards.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired', 'conflict'],
  input: object({
    token: linkTokenField(),
    password: passwordField('Password, 12 to 256 characters'),
    fullName: Type.Optional(user.fields.fullName),
  }),
  output: object({ status: Type.Literal('active'), email: Type.String(), portalSlug: Type.String() }),

  async enter({ token, password }, { services }) {
    const { tenantId, hash } = openToken(token);
    refuseWeak(password, { portalName: '', email: '' });
    const passwordHash = await hashPassword(services.pepper, password);
    return { tenantId, carried: { hash, passwordHash } };
  },

  async run(ctx, { password, fullName }, { hash, passwordHash }) {
    const link = await usableLink(ctx.db, 'invitation', hash, { lock: true });
    const before = await lockUser(ctx.db, link.user_id);
    if (before.status !== 'invited') throw refuse('link_used');
    const { slug } = await ctx.db.one<{ slug: string }>(
      sql`select slug from tenants where tenant_id = ${ctx.db.tenant}`,
    );
    refuseWeak(password, { portalName: slug, email: before.email });
    const login = await ctx.db.one<{ claimed: boolean }>(
      sql`select * from claim_login(${before.email}, ${ctx.db.tenant}, ${before.id})`,
    );
    if (!login.claimed) throw signsInElsewhere();
    await useLink(ctx.db, link.id);
    const status = nextStatus(userLifecycle, 'accept', before.status) as 'active';
    const after = await ctx.db.one<User>(sql`
      with written as (
        update users set password_hash = ${passwordHash}, email_verified_at = now(), full_name = ${fullName ?? before.fullName},
          status = ${status}, version = version + 1, updated_at = now()
        where tenant_id = ${ctx.db.tenant} and id = ${before.id} returning *)
      ${users.select(ctx.db, raw('true'), raw('written'))}`);
    ctx.record(user.changed('activated', before, after, { status: { from: before.status, to: status } }));
    return { status, email: after.email, portalSlug: slug };
  },
});

function refuseWeak(password: string, owner: { portalName: string; email: string }) {
  const errors = weakPassword('/password', password, owner);
  if (errors.length > 0) throw invalid(errors);
}

const signsInElsewhere = () =>
  refuse(
    'conflict',
    words(
      'This e-mail address is already used to sign in to another portal. Ask to be invited at another address.',
      'С этой почтой уже входят в другой портал. Попросите пригласить вас на другой адрес.',
    ),
  );
