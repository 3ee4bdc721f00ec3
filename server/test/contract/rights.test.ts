import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { Refusal } from '../../src/kernel/problems/errors.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { newPortal, owner, personWith, run } from '../harness.ts';
import { careless, planted } from './careless-server.ts';
import { addressOf, ask, bodyOf, fullKey, isOpen, named, type Send, takesKeys } from './probe.ts';

const guarded = allRoutes.filter((route) => !isOpen(route));

test('without credentials nothing is answered', async () => {
  assert.ok(guarded.length > 0);
  assert.deepEqual(await answerStrangers(guarded), []);
});

/** Routes that answer somebody who shows no credentials otherwise than by asking for them. */
async function answerStrangers(routes: readonly Route[], send?: Send): Promise<string[]> {
  const answering: string[] = [];
  for (const route of routes) {
    const { status, json } = await ask(route, {}, addressOf(route), send);
    if (`${status} ${json.code}` !== '401 unauthenticated') answering.push(named(route));
  }
  return answering;
}

test('a route that answers anybody would be noticed', async () => {
  assert.deepEqual(await answerStrangers([planted], careless), [named(planted)]);
});

test('with false credentials nothing is answered', async () => {
  for (const route of guarded) {
    const answer = await ask(route, { key: 'ppk_live_00000000000000000000_000000' });
    assert.equal(answer.status, 401, named(route));
  }
});

test('a key without scopes is refused everywhere', async () => {
  const portal = await newPortal();
  const closed = guarded.filter(({ operation }) => !mayBeAnyKey(operation.name));
  assert.deepEqual(await openTo(await portal.key(), closed), []);
});

/** Routes that let a key in although it was granted nothing. */
async function openTo(key: string, routes: readonly Route[], send?: Send): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes) {
    const { status, json } = await ask(route, { key }, addressOf(route), send);
    if (status !== 403 || !/^(insufficient_scope|forbidden)$/.test(json.code)) open.push(named(route));
  }
  return open;
}

test('a route that lets every key in would be noticed', async () => {
  assert.deepEqual(await openTo('any key', [planted], careless), [named(planted)]);
});

/** Open to every key, whatever it was granted: what it may learn of itself. */
const mayBeAnyKey = (name: string) => ['integration-api.meta', 'integration-api.read-meta'].includes(name);

test('a person without permissions is refused everywhere but where everyone may', async () => {
  const nobody = personWith(await newPortal());
  for (const route of guarded.filter(({ operation }) => operation.permission !== 'signed-in')) {
    const names = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, nobody.tenantId]));
    await assert.rejects(
      async () => run(route.operation, nobody, { ...bodyOf(route), ...names }),
      (error) => error instanceof Refusal && error.code === 'forbidden' && isInWords(error),
      named(route),
    );
  }
});

/** For people, so without names of permissions such as `stock.read`; programs find those beside. */
const isInWords = ({ detail }: Refusal) => !/\w[._]\w/.test(`${detail.ru} ${detail.en}`);

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

test('a key that may read a record may print it', () => {
  const scopesOf = ({ operation }: Route) => [operation.scope ?? []].flat();
  const printing = allRoutes.filter(({ method, path }) => method === 'GET' && /\/:\w+\/export$/.test(path));
  const refused = printing.filter((route) => {
    const record = route.path.replace(/\/export$/, '');
    const reading = allRoutes.find(({ method, path }) => method === 'GET' && path === record);
    return reading && !scopesOf(reading).every((scope) => scopesOf(route).includes(scope));
  });
  assert.ok(printing.length > 5);
  assert.deepEqual(refused.map(named), []);
});
