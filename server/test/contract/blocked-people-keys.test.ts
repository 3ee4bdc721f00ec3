import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { scopes } from '../../../nouns/kit/rights.ts';
import { allRoutes, variableNamespaces } from '../../src/app.ts';
import { type Actor, permits } from '../../src/kernel/access/actor.ts';
import { type SystemRole, systemRoles } from '../../src/kernel/access/system-roles.ts';
import { keyAuthenticator } from '../../src/platform/api-keys/key-authenticator.ts';
import { effectiveScopes } from '../../src/platform/permissions/effective-scopes.ts';
import { facadeScopes } from '../../src/platform/permissions/scope-names.ts';
import { activateUser } from '../../src/platform/users/operations/activate-user.ts';
import { blockUser } from '../../src/platform/users/operations/block-user.ts';
import { mayResolve } from '../../src/surfaces/variables/may-resolve.ts';
import { door, newPerson, newPortal, owner, type Portal, request, run } from '../harness.ts';

let portal: Portal;
before(async () => {
  portal = await newPortal();
});

/** A key of somebody with this role, of these scopes. */
async function keyOf(role: SystemRole, held: readonly string[] = scopes) {
  const { userId } = await newPerson(portal, role);
  const key = await portal.key(...held);
  await owner.query(`update api_keys set created_by = $2 where tenant_id = $1 and last4 = $3`, [
    portal.tenantId,
    userId,
    key.slice(-4),
  ]);
  return { key, userId };
}

const seenAs = (key: string) => keyAuthenticator(door).authenticate({ key, ip: '127.0.0.1', userAgent: '' });

const mayDo = (actor: Actor): Set<string> =>
  new Set([
    ...allRoutes.flatMap(({ method, path, operation, options }) => {
      const asking = options.facade && actor.scopes ? { ...actor, scopes: facadeScopes(actor.scopes) } : actor;
      return permits(asking, operation) ? [`${method} ${path}`] : [];
    }),
    ...variableNamespaces.flatMap(({ namespace, groups }) =>
      groups.flatMap(({ scopes: wanted, permission, paths }) =>
        Object.entries(paths).flatMap(([path, { guard }]) =>
          mayResolve(actor, { scopes: wanted, permission, ...(guard && { guard }) }) ? [`${namespace}.${path}`] : [],
        ),
      ),
    ),
    ...effectiveScopes(actor),
    ...actor.permissions,
  ]);

for (const role of Object.keys(systemRoles) as SystemRole[])
  test(`a key of a blocked ${role} does nothing it might not do before, and writes nothing`, async () => {
    const { key, userId } = await keyOf(role);
    const allowed = mayDo(await seenAs(key));
    if (role === 'owner') await newPerson(portal, 'owner');
    await run(blockUser, portal.owner, { id: userId });
    const left = await seenAs(key);
    assert.equal(left.userId, null);
    assert.deepEqual(
      [...mayDo(left)].filter((one) => !allowed.has(one)),
      [],
    );
    const writing = allRoutes.filter(({ operation }) => operation.kind === 'command' && operation.scope !== null);
    const still = writing.filter(({ operation }) => ![operation.scope].flat().some((one) => one?.endsWith('.read')));
    assert.deepEqual(
      still.filter(({ operation }) => operation.permission !== 'visitor' && permits(left, operation)),
      [],
    );
  });

test('blocking a narrow role does not open invoices to its key', async () => {
  const { key, userId } = await keyOf('warehouse', ['integration_api.read', 'finance.read', 'catalog.read']);
  const invoices = async () => (await request('GET', '/api/v1/invoices', { key })).status;
  const catalog = async () => (await request('GET', '/api/v1/catalog', { key })).status;
  assert.deepEqual([await invoices(), await catalog()], [403, 200]);
  await run(blockUser, portal.owner, { id: userId });
  assert.deepEqual([await invoices(), await catalog()], [403, 200]);
});

test('roles that grow after the block add nothing; once he is back they count', async () => {
  const { key, userId } = await keyOf('warehouse', ['finance.read', 'catalog.read']);
  await run(blockUser, portal.owner, { id: userId });
  const accountant = await newPerson(portal, 'accountant');
  await owner.query(
    `insert into user_roles (tenant_id, user_id, role_id) select tenant_id, $2, role_id from user_roles where tenant_id = $1 and user_id = $3`,
    [portal.tenantId, userId, accountant.userId],
  );
  assert.equal((await request('GET', '/api/v1/invoices', { key })).status, 403);
  await run(activateUser, portal.owner, { id: userId });
  assert.equal((await request('GET', '/api/v1/invoices', { key })).status, 200);
});

test('keys of blocked people stop once the company says so, and go on when it changes its mind', async () => {
  const { key, userId } = await keyOf('buyer', ['catalog.read']);
  const settings = await portal.key('settings.read', 'settings.write');
  const say = (keysOfBlockedPeople: string) =>
    request('PATCH', '/api/v1/settings/company', { key: settings, body: { keysOfBlockedPeople } });
  const list = () => request('GET', '/api/v1/catalog', { key });
  assert.equal((await say('stop')).json.keysOfBlockedPeople, 'stop');
  assert.equal((await list()).status, 200);
  await run(blockUser, portal.owner, { id: userId });
  const stopped = await list();
  assert.deepEqual([stopped.status, stopped.json.code], [401, 'api_key_revoked']);
  assert.equal((await say('read')).status, 200);
  assert.equal((await list()).status, 200);
});
