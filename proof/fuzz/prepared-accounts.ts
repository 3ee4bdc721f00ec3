import { uuidv7 } from '../../server/src/kernel/values/uuid.ts';
import { makeToken } from '../../server/src/platform/accounts/one-time-token.ts';
import { inviteUser } from '../../server/src/platform/users/operations/invite-user.ts';
import { givePassword, goodPassword, newRegistration, registered, tokenFor } from '../../server/test/accounts.ts';
import type { Made } from '../../server/test/contract/examples/made.ts';
import { owner, request, run } from '../../server/test/harness.ts';
import type { Prepare } from './prepare.ts';

const auth = '/api/v1/auth';
const another = 'Утренний троллейбус 52';

const passworded = ({ portal }: Made) => givePassword(portal.tenantId, portal.ownerId, goodPassword);

/** A client that keeps its refresh token itself. */
async function refreshToken(made: Made) {
  const email = await passworded(made);
  const { json } = await request('POST', `${auth}/login`, {
    body: { email, password: goodPassword, clientType: 'native' },
  });
  return json.refreshToken as string;
}

/** The link of somebody who was invited, as the letter has it. */
async function invitation({ portal }: Made) {
  const email = `${uuidv7()}@romashka.ru`;
  const { rows } = await owner.query('select id from roles where tenant_id = $1', [portal.tenantId]);
  const asked = { email, fullName: 'Пётр Иванов', roleIds: [rows[0].id] };
  const user: { id: string } = await run(inviteUser, portal.owner, asked);
  const { token, hash } = makeToken(portal.tenantId);
  await owner.query('update one_time_links set token_hash = $3 where tenant_id = $1 and user_id = $2', [
    ...[portal.tenantId, user.id, hash],
  ]);
  return token;
}

/** People who sign in, and the links that letters bring them. */
export const preparedAccounts: Readonly<Record<string, Prepare>> = {
  [`POST ${auth}/login`]: async (made) => ({ body: { email: await passworded(made), password: goodPassword } }),
  [`POST ${auth}/refresh`]: async (made) => ({ body: { refreshToken: await refreshToken(made) } }),
  [`POST ${auth}/logout`]: async (made) => ({ body: { refreshToken: await refreshToken(made) } }),
  [`POST ${auth}/change-password`]: async (made) => {
    await passworded(made);
    return { body: { currentPassword: goodPassword, newPassword: another } };
  },
  [`POST ${auth}/register`]: async () => ({ body: newRegistration() }),
  [`POST ${auth}/invitations/accept`]: async (made) => ({
    body: { token: await invitation(made), password: goodPassword, fullName: 'Пётр Иванов' },
  }),
  [`POST ${auth}/email-verification/confirm`]: async () => {
    const { email, password } = await registered();
    return { body: { token: await tokenFor(email), password } };
  },
  [`POST ${auth}/password-reset/confirm`]: async (made) => {
    const email = await passworded(made);
    await request('POST', `${auth}/password-reset/request`, { body: { email } });
    return { body: { token: await tokenFor(email), password: another } };
  },
};
