import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { contract } from '../check-answer.ts';
import { request } from '../harness.ts';

const known = new Set(allRoutes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')));

/** What the contract tells of beside the operations of a portal: health and the documents themselves. */
const addresses = Object.keys(contract.paths).filter((path) => !known.has(path));

test('health and the documents of the contract answer 405 with Allow to another method, not 404', async () => {
  assert.ok(addresses.length >= 3);
  for (const path of addresses)
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const { status, json, headers } = await request(method, path);
      assert.deepEqual([status, json.code, headers.allow], [405, 'method_not_allowed', 'GET, HEAD, OPTIONS'], path);
    }
  for (const path of addresses) assert.equal((await request('OPTIONS', path)).status, 204);
});

test('health and the documents of the contract refuse a parameter they do not know', async () => {
  for (const path of addresses) {
    const { status, json } = await request('GET', `${path}?verbose=1`);
    assert.deepEqual([status, json.code, json.errors[0].parameter], [400, 'unknown_query_parameter', 'verbose'], path);
  }
});

test('every operation of the document tells its refusals', () => {
  const silent = Object.entries(contract.paths).flatMap(([path, entry]) =>
    Object.entries(entry).flatMap(([method, { responses }]) =>
      Object.keys(responses as object).some((status) => status.startsWith('4')) ? [] : [`${method} ${path}`],
    ),
  );
  assert.deepEqual(silent, []);
});
