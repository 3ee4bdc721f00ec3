import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { takesIdempotencyKey } from '../../src/surfaces/http/openapi/problem-codes.ts';
import { namesInPath } from '../../src/surfaces/http/openapi/request-body.ts';
import { newPortal, request } from '../harness.ts';
import { careless, planted } from './careless-server.ts';
import { addressOf, ask, bodyOf, createFor, fullKey, named, type Send, takesFiles, takesKeys } from './probe.ts';

const forKeys = allRoutes.filter(takesKeys);

test('an unknown query parameter is refused by every route', async () => {
  assert.deepEqual(await overlookParameters(forKeys, await fullKey(await newPortal())), []);
});

/** Routes that overlook a query parameter they do not know. */
async function overlookParameters(routes: readonly Route[], key: string, send?: Send): Promise<string[]> {
  const overlooking: string[] = [];
  for (const route of routes) {
    const url = addressOf(route);
    const { status, json } = await ask(route, { key }, `${url}${url.includes('?') ? '&' : '?'}planted=1`, send);
    if (`${status} ${json.code}` !== '400 unknown_query_parameter') overlooking.push(named(route));
  }
  return overlooking;
}

test('a route that overlooks a parameter would be noticed', async () => {
  assert.deepEqual(await overlookParameters([planted], 'any key', careless), [named(planted)]);
});

test('an unknown field of the body is refused by every route that takes one', async () => {
  const key = await fullKey(await newPortal());
  for (const route of forKeys.filter(bodyOf)) {
    const url = await standing(route, key);
    const { status, json } = await ask(route, { key, body: { ...bodyOf(route), planted: 1 } }, url);
    if (status === 404 && json.code === 'not_found' && namesInPath(route.path).length > 0) continue;
    assert.equal(`${status} ${json.code}`, '422 validation_failed', named(route));
    assert.ok(
      json.errors.some(
        (error: { pointer: string; code: string }) => error.pointer === '/planted' && error.code === 'unknown_field',
      ),
    );
  }
});

test('a body that is no object, or names what the address gives, is refused', async () => {
  const key = await fullKey(await newPortal());
  for (const route of forKeys.filter((one) => bodyOf(one) && !takesFiles(one))) {
    const url = await standing(route, key);
    const expected = (await ask(route, { key, body: { planted: 1 } }, url)).status;
    assert.ok(expected === 422 || (expected === 404 && namesInPath(route.path).length > 0), named(route));
    assert.equal((await ask(route, { key, body: '[]' }, url)).status, expected, named(route));
    const [name] = namesInPath(route.path);
    if (name)
      assert.equal(
        (await ask(route, { key, body: { ...bodyOf(route), [name]: 'x' } }, url)).status,
        expected,
        named(route),
      );
  }
});

/** The address of a record that is there, where its examples alone can make one; one that is not there is told first. */
async function standing(route: Route, key: string): Promise<string> {
  const [name] = namesInPath(route.path);
  const id = name ? await createFor(route, key) : undefined;
  return addressOf(route, name && id ? { [name]: id } : {});
}

test('every answer carries the headers that keep browsers from harm', async () => {
  const key = await fullKey(await newPortal());
  const urls = ['/', '/docs', '/docs/webhooks', '/problems', '/health', '/api/v1/openapi.json', '/no-such-place'];
  const answers = [
    ...(await Promise.all(forKeys.map(async (route) => [named(route), await ask(route, { key })] as const))),
    ...(await Promise.all(urls.map(async (url) => [url, await plain(url)] as const))),
  ];
  for (const [name, { headers }] of answers) {
    assert.equal(headers['x-content-type-options'], 'nosniff', name);
    assert.equal(headers['referrer-policy'], 'no-referrer', name);
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/, name);
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors 'none'/, name);
    assert.match(String(headers['x-request-id']), /^[\w-]{8,64}$/, name);
    if (name.includes(' ')) assert.equal(headers['cache-control'], 'no-store', name);
    assert.equal(headers['access-control-allow-origin'], undefined, name);
  }
});

async function plain(url: string) {
  const { app } = await import('../harness.ts');
  return app.inject(url);
}

test('a repeat with the same idempotency key gets the first answer and does nothing', async () => {
  let proven = 0;
  for (const route of forKeys.filter(takesIdempotencyKey)) {
    const key = await fullKey(await newPortal());
    const [name] = namesInPath(route.path);
    const id = name ? await createFor(route, key) : undefined;
    if (name && id === undefined) continue;
    const url = addressOf(route, name && id ? { [name]: id } : {});
    const headers = { 'idempotency-key': 'repeat-1' };
    const first = await ask(route, { key, headers }, url);
    if (first.status >= 300) continue;
    const again = await ask(route, { key, headers }, url);
    assert.equal(again.status, first.status, named(route));
    assert.equal(again.text, first.text, named(route));
    assert.equal(again.headers['idempotency-replayed'], 'true', named(route));
    assert.equal(again.headers['x-original-request-id'], first.headers['x-request-id'], named(route));
    proven += 1;
  }
  assert.ok(proven >= 4, `only ${proven} routes were proven`);
});

test('an answer that nobody can take is refused before anything is done', async () => {
  const key = await fullKey(await newPortal());
  for (const route of forKeys) {
    const { status, json } = await ask(route, { key, headers: { accept: 'image/png' } });
    assert.equal(`${status} ${json.code}`, '406 not_acceptable', named(route));
  }
});

test('every method an address does not know is refused with those it knows', async () => {
  for (const path of new Set(allRoutes.map((route) => route.path))) {
    const known = allRoutes.filter((route) => route.path === path).map(({ method }) => method as string);
    const url = addressOf({ path } as (typeof allRoutes)[number]);
    const [other] = ['PUT', 'DELETE', 'POST', 'PATCH'].filter((method) => !known.includes(method));
    const { status, json, headers } = await request(other as string, url);
    assert.equal(`${status} ${json.code}`, '405 method_not_allowed', `${other} ${path}`);
    for (const method of known) assert.ok(String(headers.allow).includes(method));
    const strange = await request(other as string, url, { headers: { 'content-type': 'x-nothing/at-all' } });
    assert.equal(strange.status, 405, `${other} ${path} of an unknown type`);
    assert.equal((await request('OPTIONS', url)).status, 204);
  }
});
