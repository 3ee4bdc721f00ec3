import { givePassword, goodPassword, logIn } from './accounts.ts';
import { type Authenticator, newAuthenticator } from './authenticator.ts';
import { newPortal, owner, request } from './harness.ts';

/** A portal whose owner has signed in by a password just now. */
export async function signedInOwner() {
  const portal = await newPortal();
  const email = await givePassword(portal.tenantId, portal.ownerId, goodPassword);
  const token = (await logIn({ email, password: goodPassword })).json.accessToken as string;
  return { ...portal, email, token };
}

/** An owner who has added a passkey. */
export async function passkeyOwner() {
  const me = await signedInOwner();
  const authenticator = newAuthenticator();
  const added = await addPasskey(me.token, authenticator);
  if (added.status !== 201) throw new Error(added.text);
  return { ...me, authenticator, passkeyId: added.json.id as string };
}

type Amiss = Parameters<Authenticator['get']>[1];

export const creationOptions = async (token: string) =>
  (await request('POST', '/api/v1/auth/passkeys/options', { token, body: {} })).json;

export async function addPasskey(
  token: string,
  authenticator: Authenticator,
  amiss: Amiss = {},
  name = 'MacBook Анны',
) {
  const credential = authenticator.create(await creationOptions(token), amiss);
  return request('POST', '/api/v1/auth/passkeys', { token, body: { name, credential } });
}

export const loginOptions = async () =>
  (await request('POST', '/api/v1/auth/login/passkey/options', { body: {} })).json;

export const sendLogin = (credential: object, more: object = {}) =>
  request('POST', '/api/v1/auth/login/passkey', { body: { credential, ...more } });

/** Signs in by the passkey that an authenticator holds. */
export const logInByPasskey = async (authenticator: Authenticator, amiss: Amiss = {}) =>
  sendLogin(authenticator.get(await loginOptions(), amiss));

export async function provePresenceBy(token: string, authenticator: Authenticator) {
  const options = await request('POST', '/api/v1/auth/prove/passkey/options', { token, body: {} });
  return request('POST', '/api/v1/auth/prove', { token, body: { passkey: authenticator.get(options.json) } });
}

/** As if so many minutes had passed since the sessions of the portal were proved. */
export async function passed(tenantId: string, minutes: number) {
  await owner.query('update sessions set proved_at = later(now(), $2) where tenant_id = $1', [tenantId, -60 * minutes]);
  await owner.query('update tenants set config_version = config_version + 1 where tenant_id = $1', [tenantId]);
}
