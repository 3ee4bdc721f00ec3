import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { policies } from '../../src/platform/rate-limits/policies.ts';
import { buildWeb } from '../../src/start-server.ts';
import { settings, urls } from '../harness.ts';
import { isOpen, named } from './probe.ts';

/** Callers with credentials are counted by these; a route that needs none must name what counts its visitors. */
const uncounted = (routes: readonly Route[]) =>
  routes.filter((route) => isOpen(route) && !route.options.policies?.length).map(named);

test('every route that needs no credentials has a rate policy', () => {
  assert.deepEqual(uncounted(allRoutes), []);
});

test('a public route without a rate policy would be noticed', () => {
  const model = allRoutes.find(isOpen) as Route;
  const planted: Route = { ...model, path: '/planted', options: {} };
  assert.deepEqual(uncounted([model, planted]), [named(planted)]);
});

test('every rate policy a route names is one there is', () => {
  const unknown = allRoutes.flatMap(({ options }) => options.policies ?? []).filter((name) => !(name in policies));
  assert.deepEqual(unknown, []);
});

test('a stranger who fetches files without end is told to wait', async () => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const remoteAddress = `2001:db8:${randomBytes(2).toString('hex')}::7`;
  const fetchFile = () => app.inject({ url: '/api/v1/files/download/no-such-link', remoteAddress });
  assert.equal((await fetchFile()).statusCode, 404);
  let refused: Awaited<ReturnType<typeof fetchFile>> | undefined;
  for (let turn = 0; turn < 2_000 && !refused; turn += 1) {
    const answer = await fetchFile();
    if (answer.statusCode === 429) refused = answer;
  }
  assert.deepEqual(refused?.json()['violated-policies'], ['download-ip']);
  assert.ok(Number(refused?.headers['retry-after']) >= 1);
  await app.close();
  await pool.end();
});
