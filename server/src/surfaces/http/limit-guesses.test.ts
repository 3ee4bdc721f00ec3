import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { settings, urls } from '../../../test/harness.ts';
import { publicUrl } from '../../../test/rfqs.ts';
import { buildWeb } from '../../start-server.ts';

test('who guesses links wrongly too often is refused, even should the next guess be right; others are served', async () => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const guess = (remoteAddress: string) =>
    app.inject({ method: 'GET', url: `${publicUrl}/${'A'.repeat(43)}`, remoteAddress });
  const [guesser, other] = [addressOf(randomUUID()), addressOf(randomUUID())];
  const codes: string[] = [];
  for (let time = 1; time <= 22; time += 1) codes.push((await guess(guesser)).json().code);
  assert.deepEqual(codes, [...Array(20).fill('not_found'), 'rate_limited', 'rate_limited']);
  const refused = await guess(guesser);
  assert.deepEqual([refused.statusCode, refused.json()['violated-policies']], [429, ['public-link-guesses']]);
  assert.ok(Number(refused.headers['retry-after']) >= 1);
  assert.equal((await guess(other)).statusCode, 404);
  await app.close();
  await pool.end();
});

/** An address of its own network for every run: buckets outlive a test. */
const addressOf = (uuid: string) => `2001:${uuid.slice(0, 4)}:${uuid.slice(9, 13)}:${uuid.slice(24, 28)}::1`;
