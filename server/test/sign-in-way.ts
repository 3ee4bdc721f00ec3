import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { cookieOf } from './accounts.ts';
import { door, newPortal, owner, type Portal, request, signIn } from './harness.ts';
import { client, openBrowser, startOpenIdProvider } from './openid-provider.ts';

const base = '/api/v1/identity-providers';
const home = door.services.publicUrl;

/** What DNS says, by name. */
const texts = new Map<string, string[]>();
(door.services as { readTxt: typeof door.services.readTxt }).readTxt = async (name) => texts.get(name) ?? [];

export const sayInDns = (name: string, text: string) => texts.set(name, [text]);

export const newDomain = () => `${randomUUID().slice(0, 13)}.ru`;

/** A real OpenID provider, and a way of people of a portal to it and back, step by step. */
export async function openSignInWay() {
  const people = new Map<string, object>();
  const provider = await startOpenIdProvider(`${home}/api/v1/auth/providers/callback`, people);
  after(() => provider.close());

  const given = (changes: object = {}) => ({
    ...{ name: 'Ромашка', issuer: provider.issuer, clientId: client.id, clientSecret: client.secret, isOn: true },
    ...changes,
  });

  /** A provider of a portal, on, with a domain of its own that is proved. */
  async function set(changes: object = {}, portal?: Portal) {
    const own = portal ?? (await newPortal());
    const domain = newDomain();
    const token = await signIn(own);
    const { json } = await request('POST', base, { token, body: given({ domains: [domain], ...changes }) });
    if (json.id === undefined) throw new Error(JSON.stringify(json));
    const set = { portal: own, token, domain, id: json.id as string };
    await prove(set);
    return { ...set, key: await keyOf(`somebody@${domain}`) };
  }

  const check = ({ id, token }: { id: string; token: string }) =>
    request('POST', `${base}/${id}/test`, { token, body: {} });

  async function prove(of: { id: string; token: string }) {
    const { json } = await check(of);
    for (const { recordName, recordText } of json.domains) sayInDns(recordName, recordText);
    return check(of);
  }

  const find = async (email: string) =>
    (await request('GET', `/api/v1/auth/providers?email=${encodeURIComponent(email)}`)).json.items;

  const keyOf = async (email: string): Promise<string> => (await find(email))[0].key;

  /** Where the browser is to go, and the mark it was given. */
  async function begin(key: string, more: object = {}) {
    const answer = await request('POST', '/api/v1/auth/providers/begin', { body: { key, ...more } });
    return { ...answer, url: answer.json.authorizationUrl as string, cookie: cookieOf(answer, 'sign-in') };
  }

  /** What our callback makes of where the provider led the browser: a reason, or the page it leads to and a session. */
  async function comeBack(to: URL | string, cookie: string) {
    const url = new URL(to, home);
    const answer = await request('GET', `${url.pathname}${url.search}`, { headers: { cookie } });
    if (answer.status !== 302) throw new Error(`the callback answers ${answer.status}`);
    const page = new URL(String(answer.headers.location));
    if (page.origin !== new URL(home).origin) throw new Error(`the callback leads to ${page.href}`);
    const [refresh, device] = [cookieOf(answer, 'refresh'), cookieOf(answer, 'device')];
    return { page: page.pathname, reason: page.searchParams.get('reason'), refresh, device };
  }

  /** An account at the provider. */
  function account(email: string, more: object = {}): string {
    const login = randomUUID();
    people.set(login, { email, email_verified: true, name: 'Пётр Кузнецов', ...more });
    return login;
  }

  async function enter(key: string, login: string, more: object = {}) {
    const { url, cookie } = await begin(key, more);
    return comeBack(await openBrowser(home)(url, { login }), cookie);
  }

  const visit = (url: string, login: string) => openBrowser(home)(url, { login });

  return { provider, people, base, given, set, check, prove, find, keyOf, begin, visit, comeBack, account, enter };
}

/** The session of a refresh cookie: its person, and a token to ask with. */
export async function sessionOf(refresh: string) {
  const { status, json } = await request('POST', '/api/v1/auth/refresh', {
    body: {},
    headers: { cookie: refresh, origin: new URL(home).origin },
  });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return { user: json.user, token: json.accessToken as string };
}

/** An active person of a portal with this e-mail, and the role of a platform. */
export async function personOf(portal: Portal, email: string, status = 'active'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (tenant_id, code, full_name, email, status) values ($1, $2, 'Мария Орлова', $3, $4) returning id`,
    [portal.tenantId, `M-${randomUUID().slice(0, 8)}`, email, status],
  );
  await owner.query('insert into user_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    portal.tenantId,
    rows[0]?.id,
    await roleOf(portal, 'buyer'),
  ]);
  return rows[0]?.id as string;
}

/** A role of the platform in a portal. */
export async function roleOf({ tenantId }: Portal, code: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into roles (tenant_id, code, name, is_system) values ($1, $2, $2, true)
     on conflict (tenant_id, code) do update set name = excluded.name returning id`,
    [tenantId, code],
  );
  return rows[0]?.id as string;
}
