import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { Refusal } from '../../src/kernel/errors.ts';
import { newPortal, owner, personWith, run } from '../harness.ts';
import { addressOf, ask, bodyOf, fullKey, isOpen, named, takesKeys } from './probe.ts';

const guarded = allRoutes.filter((route) => !isOpen(route));

test('without credentials nothing is answered', async () => {
  assert.ok(guarded.length > 0);
  for (const route of guarded) {
    const { status, json } = await ask(route);
    assert.equal(`${status} ${json.code}`, '401 unauthenticated', named(route));
  }
});

test('with false credentials nothing is answered', async () => {
  for (const route of guarded) {
    const answer = await ask(route, { key: 'ppk_live_00000000000000000000_000000' });
    assert.equal(answer.status, 401, named(route));
  }
});

test('a key without scopes is refused everywhere', async () => {
  const portal = await newPortal();
  const key = await portal.key();
  for (const route of guarded) {
    const { status, json } = await ask(route, { key });
    if (mayBeAnyKey(route.operation.name)) continue;
    assert.equal(status, 403, named(route));
    assert.match(json.code, /^(insufficient_scope|forbidden)$/, named(route));
  }
});

/** Open to every key, whatever it was granted: what it may learn of itself. */
const mayBeAnyKey = (name: string) => ['integration-api.meta', 'integration-api.read-meta'].includes(name);

test('a person without permissions is refused everywhere but where everyone may', async () => {
  const nobody = personWith(await newPortal());
  for (const route of guarded.filter(({ operation }) => operation.permission !== 'signed-in')) {
    const names = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, nobody.tenantId]));
    await assert.rejects(
      async () => run(route.operation, nobody, { ...bodyOf(route), ...names }),
      (error) => error instanceof Refusal && error.code === 'forbidden',
      named(route),
    );
  }
});

test('a key nobody answers for may not write', async () => {
  const portal = await newPortal();
  const key = await fullKey(portal);
  await owner.query('update api_keys set created_by = null where tenant_id = $1', [portal.tenantId]);
  const writes = guarded.filter((route) => takesKeys(route) && needsMoreThanRead(route.operation.scope));
  assert.ok(writes.length > 0);
  for (const route of writes) {
    const { status, json } = await ask(route, { key }, addressOf(route));
    assert.equal(`${status} ${json.code}`, '403 api_key_read_only', named(route));
  }
});

const needsMoreThanRead = (scope: string | readonly string[] | null) =>
  [scope ?? []].flat().every((one) => !one.endsWith('.read'));
