import assert from 'node:assert/strict';
import { newPortal, owner, type Portal, request, signIn } from './harness.ts';

export const sandbox = '/api/v1/sandbox';

/** JSON as tests look into it, field by field. */
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;

/** A live portal with a test portal of its own; `ask` speaks with the first key of the test portal. */
export async function makeTestPortal(live?: Portal) {
  const portal = live ?? (await newPortal());
  const token = await signIn(portal);
  const asOwner = (method: string, url: string, body?: object) =>
    request(method, url, { token, ...(body && { body }) });
  const made = await asOwner('POST', sandbox, {});
  assert.equal(made.status, 201, made.text);
  const { id: tenantId, apiKey: key } = made.json as { id: string; apiKey: string };
  const ask = (method: string, url: string, body?: object) => request(method, url, { key, ...(body && { body }) });
  const get = async (url: string): Promise<Loose> => {
    const { status, json, text } = await ask('GET', url);
    assert.equal(status, 200, text);
    return json;
  };
  const { rows } = await owner.query(`select id from users where tenant_id = $1 and code = 'U-0001'`, [tenantId]);
  const insideToken = await signIn({ tenantId, ownerId: rows[0].id });
  /** As the owner of the test portal, signed in to it. */
  const inside = (method: string, url: string, body?: object) =>
    request(method, url, { token: insideToken, ...(body && { body }) });
  return { live: portal, asOwner, inside, made: made.json as Loose, tenantId, key, ask, get };
}
