import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions } from '../../../../../nouns/kit/rights.ts';
import type { Role } from '../../../../../nouns/role.ts';
import { factsOf, newPerson, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { systemRoles } from '../../../kernel/access/system-roles.ts';
import { changeRoles } from '../../users/operations/change-roles.ts';
import { getRole, listRoles } from '../role.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { listPermissions } from './list-permissions.ts';
import { updateRole } from './update-role.ts';

test('roles of the platform are listed with what they give, and stay as they are', async () => {
  const portal = await newPortal();
  await newPerson(portal, 'viewer');
  const { items }: { items: Role[] } = await run(listRoles, portal.owner, {});
  const viewer = items.find(({ code }) => code === 'viewer') as Role;
  assert.deepEqual([viewer.isSystem, viewer.people], [true, 1]);
  assert.deepEqual(viewer.permissions, [...systemRoles.viewer.permissions]);
  for (const attempt of [
    () => run(updateRole, portal.owner, { id: viewer.id, name: 'Гость' }),
    () => run(deleteRole, portal.owner, { id: viewer.id }),
  ]) {
    const refusal = await refused(attempt());
    assert.deepEqual([refusal.status, refusal.members.rule], [422, 'system_role']);
  }
});

test('a role of the portal holds what its maker holds, and no more', async () => {
  const portal = await newPortal();
  const maker = personWith(portal, 'users.assign_role', 'users.read', 'catalog.read', 'stock.read');
  const made: Role = await run(createRole, maker, { name: 'Кладовая', permissions: ['catalog.read'] });
  assert.deepEqual([made.code, made.permissions, made.isSystem], ['R-0001', ['catalog.read'], false]);
  const more = await refused(run(createRole, maker, { name: 'x', permissions: ['catalog.read', 'margins.read'] }));
  assert.deepEqual([more.code, more.members.requiredPermissions], ['forbidden', ['margins.read']]);
  assert.doesNotMatch(`${more.detail.ru} ${more.detail.en}`, /margins/, 'a person is told in words');
  const grown: Role = await run(updateRole, maker, { id: made.id, permissions: ['catalog.read', 'stock.read'] });
  assert.deepEqual([grown.permissions, grown.version], [['catalog.read', 'stock.read'], 2]);
  assert.equal(
    (await refused(run(updateRole, maker, { id: made.id, permissions: ['margins.read'] }))).code,
    'forbidden',
  );
  assert.equal(((await run(updateRole, maker, { id: made.id, name: 'Кладовая' })) as Role).version, 2);
  assert.equal(
    (await refused(run(updateRole, maker, { id: made.id, name: 'y', version: 1 }))).code,
    'version_conflict',
  );
  const odd = await refused(run(createRole, maker, { name: 'x', permissions: ['catalog.paint'] }));
  assert.deepEqual([odd.errors[0]?.at, odd.errors[0]?.code], ['/permissions/0', 'enum']);
  assert.equal((await refused(run(createRole, personWith(portal, 'users.read'), {}))).code, 'forbidden');
});

test('a code is used once, and those of the platform never', async () => {
  const portal = await newPortal();
  const create = (code: string) => run(createRole, portal.owner, { code, name: 'x', permissions: ['catalog.read'] });
  await create('tender');
  for (const code of ['tender', 'owner', 'viewer']) assert.equal((await refused(create(code))).code, 'already_exists');
});

test('a role in use cannot be deleted; a free one can', async () => {
  const portal = await newPortal();
  const person = await newPerson(portal, 'viewer');
  const made: Role = await run(createRole, portal.owner, { name: 'Тендеры', permissions: ['catalog.read'] });
  await run(changeRoles, portal.owner, { id: person.userId, roleIds: [made.id] });
  const inUse = await refused(run(deleteRole, portal.owner, { id: made.id }));
  assert.deepEqual([inUse.status, inUse.code], [409, 'has_dependencies']);
  assert.deepEqual(inUse.members.blockers, [{ entityType: 'user', count: 1 }]);
  const { rows } = await owner.query(`select id from roles where tenant_id = $1 and code = 'viewer'`, [
    portal.tenantId,
  ]);
  await run(changeRoles, portal.owner, { id: person.userId, roleIds: [rows[0].id] });
  assert.deepEqual(await run(deleteRole, portal.owner, { id: made.id }), { result: 'deleted', id: made.id });
  assert.equal((await refused(run(getRole, portal.owner, { id: made.id }))).code, 'not_found');
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'role.deleted');
});

test('every permission has a name in both languages', async () => {
  const portal = await newPortal();
  const {
    items,
  }: {
    items: Array<{
      domain: string;
      permissions: Array<{ key: string; held: boolean; label: { en: string; ru: string } }>;
    }>;
  } = await run(listPermissions, personWith(portal, 'users.read'), {});
  const all = items.flatMap((group) => group.permissions);
  assert.deepEqual(
    all.map(({ key }) => key),
    permissions,
  );
  assert.ok(all.every(({ label }) => /^[A-Z]/.test(label.en) && /^[А-ЯЁ]/.test(label.ru)));
  assert.deepEqual(
    all.filter(({ held }) => held).map(({ key }) => key),
    ['users.read'],
  );
  assert.equal(new Set(all.map(({ label }) => label.ru)).size, all.length);
  assert.equal(
    (await request('GET', '/api/v1/settings/permissions', { key: await portal.key('users.read') })).status,
    200,
  );
});
