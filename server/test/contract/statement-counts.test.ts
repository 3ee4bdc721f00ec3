import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { isList } from '../../src/surfaces/http/openapi/problem-codes.ts';
import { countStatements } from '../count-statements.ts';
import { newPortal, request } from '../harness.ts';
import { addressOf, ask, type Body, bodyOf, fullKey, named, takesKeys } from './probe.ts';

const count = async (work: () => Promise<unknown>) => (await countStatements(work)).statements.length;

/** The same body with its free texts told apart, so that unique rules let many through. */
const varied = (body: Body, turn: number): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && /^(name|title|sku|code|label|externalId)$/.test(name) ? `${value} ${turn}` : value,
    ]),
  );

const creates = (list: Route) => allRoutes.find(({ method, path }) => method === 'POST' && path === list.path);

test('a list costs the same number of statements for one row and for fifty', async () => {
  let proven = 0;
  for (const list of allRoutes.filter((route) => isList(route) && takesKeys(route) && !route.path.includes(':'))) {
    const create = creates(list);
    if (!create) continue;
    const key = await fullKey(await newPortal());
    for (let turn = 1; turn <= 50; turn += 1) await ask(create, { key, body: varied(bodyOf(create) ?? {}, turn) });
    const { json } = await request('GET', `${list.path}?limit=50`, { key });
    // What lists the parts of a record asks for it, and has a test of its own.
    if (!(json.items?.length >= 50)) continue;
    const one = await count(() => request('GET', `${list.path}?limit=1`, { key }));
    const fifty = await count(() => request('GET', `${list.path}?limit=50`, { key }));
    assert.equal(fifty, one, named(list));

    const get = allRoutes.find(
      ({ method, path }) => method === 'GET' && path.replace(/:\w+$/, ':') === `${list.path}/:`,
    );
    if (get) {
      const url = addressOf(get, { [/:(\w+)$/.exec(get.path)?.[1] ?? '']: json.items[0].id });
      assert.ok((await count(() => request('GET', url, { key }))) <= 10, named(get));
    }
    proven += 1;
  }
  assert.ok(proven >= 2, `only ${proven} lists were proven`);
});

test('a list that asked once more for every row would be noticed', async () => {
  const key = await fullKey(await newPortal());
  const rows = async (count: number) => {
    for (let row = 0; row < count; row += 1) await request('GET', '/api/v1/catalog?limit=1', { key });
  };
  assert.notEqual(await count(() => rows(1)), await count(() => rows(3)));
});
