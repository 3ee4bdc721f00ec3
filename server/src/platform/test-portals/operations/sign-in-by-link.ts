import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linkTokenField } from '../../accounts/account-fields.ts';
import { readDevice } from '../../accounts/device.ts';
import { openToken, usableLink, useLink } from '../../accounts/links.ts';
import { loadLogin } from '../../accounts/load-login.ts';
import { openSession } from '../../accounts/open-session.ts';
import { sessionView } from '../../accounts/operations/log-in.ts';
import { peekLink } from '../../accounts/peek-link.ts';
import { normaliseEmail } from '../../accounts/rules/email-rules.ts';

export const signInByLink = command({
  name: 'test-portals.sign-in-by-link',
  summary: words('Sign in to a test portal by a link', 'Войти в тестовый портал по ссылке'),
  description: 'Takes the token of a link that `POST /api/v1/sandbox/{id}/sign-in-link` has given.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired'],
  revealsSecret: true,
  input: object({
    token: linkTokenField(),
    clientType: Type.Optional(choice(['browser', 'native'], 'Where the refresh token goes: a cookie or the body')),
  }),
  output: object(sessionView),

  async enter({ token }, { actor, ask, services }) {
    const { tenantId, hash } = openToken(token);
    const userId = await ask(peekLink, tenantId, { purpose: 'sign_in', hash: hash.toString('base64url') });
    const login = await ask(loadLogin, tenantId, { userId });
    if (login?.status !== 'active') throw notFound(words('Link', 'Ссылка'));
    const device = readDevice(services, actor.browser, normaliseEmail(login.email));
    return { tenantId, carried: { hash, login, device } };
  },

  async run(ctx, { clientType = 'browser' }, { hash, login, device }) {
    const link = await usableLink(ctx.db, 'sign_in', hash, { lock: true });
    await useLink(ctx.db, link.id);
    await ctx.db.execute(
      sql`update users set last_login_at = now() where tenant_id = ${ctx.db.tenant} and id = ${login.id}`,
    );
    return openSession(ctx, { login, device, clientType });
  },
});
