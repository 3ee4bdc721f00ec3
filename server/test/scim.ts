import { newPortal, owner, type Portal, request, signIn } from './harness.ts';
import { newDomain } from './sign-in-way.ts';

export const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

type More = { headers?: Record<string, string>; token?: string };

/** A portal whose provider has a proved domain and a token for SCIM. */
export async function scimPortal(portal?: Portal) {
  const own = portal ?? (await newPortal());
  const session = await signIn(own);
  const domain = newDomain();
  const body = { name: 'Ромашка', issuer: 'https://id.romashka.ru', clientId: 'prokura', domains: [domain] };
  const { json } = await request('POST', '/api/v1/identity-providers', { token: session, body });
  const providerId = json.id as string;
  await owner.query('insert into sign_in_domains (tenant_id, domain, provider_id) values ($1, $2, $3)', [
    ...[own.tenantId, domain, providerId],
  ]);
  const base = `/api/v1/identity-providers/${providerId}`;
  const made = await request('POST', `${base}/scim-tokens`, { token: session, body: {} });
  const token = made.json.token as string;

  const scim = (method: string, path: string, given?: object, { headers = {}, token: other = token }: More = {}) =>
    request(method, `/scim/v2${path}`, {
      token: other,
      ...(given && { body: given }),
      headers: { ...(given && { 'content-type': 'application/scim+json' }), ...headers },
    });
  const patch = (path: string, ...operations: object[]) =>
    scim('PATCH', path, { schemas: [patchOp], Operations: operations });
  const person = (name: string, more: object = {}) => ({
    ...{ schemas: [userSchema], userName: `${name}@${domain}`, active: true },
    ...more,
  });
  const make = async (name: string, more: object = {}) => {
    const answer = await scim('POST', '/Users', person(name, more));
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json;
  };
  const makeGroup = async (displayName: string, ids: readonly string[] = []) => {
    const members = ids.map((value) => ({ value }));
    const answer = await scim('POST', '/Groups', { schemas: [groupSchema], displayName, members });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json;
  };
  return { portal: own, session, domain, providerId, base, token, scim, patch, person, make, makeGroup };
}

export type ScimPortal = Awaited<ReturnType<typeof scimPortal>>;
