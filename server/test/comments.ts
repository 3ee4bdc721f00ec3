import assert from 'node:assert/strict';
import type { SystemRole } from '../src/kernel/access/system-roles.ts';
import { newPerson, newPortal, owner, type Portal, request, signIn } from './harness.ts';

export const url = '/api/v1/comments';

interface Beside {
  entityType: string;
  entityId: string;
}

type Answer = Awaited<ReturnType<typeof request>>;

/** What somebody does in the talk beside a record. */
export function voiceOf(token: string, { entityType, entityId }: Beside) {
  const record = `entityType=${entityType}&entityId=${entityId}`;
  const say = (text: string, more: object = {}) =>
    request('POST', url, { token, body: { entityType, entityId, text, ...more } });
  return {
    token,
    say,
    said: async (text: string, more: object = {}) => made(await say(text, more)),
    edit: (id: string, body: object, headers: Record<string, string> = {}) =>
      request('PATCH', `${url}/${id}`, { token, body, headers }),
    remove: (id: string) => request('DELETE', `${url}/${id}`, { token }),
    list: (more = '') => request('GET', `${url}?${record}${more}`, { token }),
    following: async () => (await request('GET', `${url}/followers?${record}`, { token })).json,
    follow: () => request('PUT', `${url}/followers`, { token, body: { entityType, entityId } }),
    unfollow: () => request('DELETE', `${url}/followers?${record}`, { token }),
  };
}

/** A portal with an item of the catalog, its owner, who made the item, and whoever else is asked for. */
export async function talkingPortal() {
  const portal = await newPortal();
  const token = await signIn(portal);
  const item = await request('POST', '/api/v1/catalog', { token, body: { name: 'Болт М8' } });
  const about = { entityType: 'catalogItem', entityId: item.json.id as string };
  const colleague = async (role: SystemRole, name: string) => {
    const { userId } = await newPerson(portal, role);
    await owner.query('update users set full_name = $2 where id = $1', [userId, name]);
    return { id: userId, ...voiceOf(await signIn(portal, userId), about) };
  };
  return { portal, about, anna: { id: portal.ownerId, ...voiceOf(token, about) }, colleague };
}

/** A role of the company's own that gives these permissions alone, and somebody who has it. */
export async function personOfRole({ tenantId }: Portal, name: string, ...held: string[]) {
  const { userId } = await newPerson({ tenantId }, 'sales');
  await owner.query('update users set full_name = $2 where id = $1', [userId, name]);
  const { rows } = await owner.query(
    `insert into roles (tenant_id, code, name, permissions) values ($1, $2, 'Своя роль', $3) returning id`,
    [tenantId, `own-${userId.slice(-8)}`, held],
  );
  await owner.query('update user_roles set role_id = $2 where user_id = $1', [userId, rows[0].id]);
  return userId;
}

export function made({ status, json }: Answer) {
  assert.equal(status, 201, JSON.stringify(json));
  return json;
}

export const textsIn = ({ json }: Answer): Array<string | null> =>
  json.items.map(({ text }: { text: string | null }) => text);
