import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { Refusal } from '../../src/kernel/problems/errors.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import { namesInPath } from '../../src/surfaces/http/openapi/request-body.ts';
import { newPortal, request, run } from '../harness.ts';
import { careless, planted } from './careless-server.ts';
import { addressOf, ask, bodyOf, createFor, fullKey, hasIds, isOpen, named, type Send, takesKeys } from './probe.ts';

const withIds = allRoutes.filter((route) => hasIds(route) && !isOpen(route));

test('an identifier nobody has is not found, wherever it stands in an address', async () => {
  const portal = await newPortal();
  assert.deepEqual(await findNobodys(withIds.filter(takesKeys), await fullKey(portal)), []);
  for (const route of withIds.filter((one) => !takesKeys(one))) {
    const ids = Object.fromEntries(namesInPath(route.path).map((name) => [name, uuidv7()]));
    await assert.rejects(
      async () => run(route.operation, portal.owner, { ...bodyOf(route), ...ids }),
      (error) => error instanceof Refusal && error.code === 'not_found',
      named(route),
    );
  }
});

/** Routes that find something under an identifier nobody has. */
async function findNobodys(routes: readonly Route[], key: string, send?: Send): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const { status, json } = await ask(route, { key }, addressOf(route), send);
    if (`${status} ${json.code}` !== '404 not_found') found.push(named(route));
  }
  return found;
}

test('a route that finds what nobody has would be noticed', async () => {
  assert.deepEqual(await findNobodys([planted], 'any key', careless), [named(planted)]);
});

test('what is no identifier at all is not found either', async () => {
  const key = await fullKey(await newPortal());
  for (const route of withIds.filter(takesKeys)) {
    const ids = Object.fromEntries(namesInPath(route.path).map((name) => [name, 'not-an-id']));
    assert.equal((await ask(route, { key }, addressOf(route, ids))).status, 404, named(route));
  }
});

test('an object of another portal is not found by any route, and stays as it was', async () => {
  const [mine, theirs] = [await newPortal(), await newPortal()];
  const [key, stranger] = [await fullKey(mine), await fullKey(theirs)];
  let proven = 0;
  for (const route of withIds.filter((one) => takesKeys(one) && namesInPath(one.path).length === 1)) {
    const portal = await newPortal();
    const own = await fullKey(portal);
    const id = await createFor(route, own);
    if (id === undefined) continue;
    const url = addressOf(route, { [namesInPath(route.path)[0] as string]: id });
    const reading = allRoutes.find(
      ({ method, path }) => method === 'GET' && path === /^[^:]+:\w+/.exec(route.path)?.[0],
    );
    const look = async () =>
      reading
        ? (await request('GET', addressOf(reading, { [namesInPath(reading.path)[0] as string]: id }), { key: own }))
            .text
        : '';
    const before = await look();
    for (const foreign of [key, stranger]) {
      const { status, json, text } = await ask(route, { key: foreign }, url);
      assert.equal(`${status} ${json.code}`, '404 not_found', named(route));
      assert.ok(!text.includes(portal.tenantId));
    }
    assert.equal(await look(), before, named(route));
    const namesAnother = url.includes('Id=') || Object.keys(bodyOf(route) ?? {}).some((name) => name.endsWith('Id'));
    if (!namesAnother)
      assert.notEqual((await ask(route, { key: own }, url)).status, 404, `${named(route)}: its owner finds it`);
    proven += 1;
  }
  assert.ok(proven >= 5, `only ${proven} routes were proven`);
});
