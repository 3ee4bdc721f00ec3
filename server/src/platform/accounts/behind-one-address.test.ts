import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { givePassword, goodPassword } from '../../../test/accounts.ts';
import { newPortal, settings, urls } from '../../../test/harness.ts';
import { buildWeb } from '../../start-server.ts';

const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
after(async () => {
  await app.close();
  await pool.end();
});

/** A network of its own for every test: buckets outlive it. */
const newNetwork = () => `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

const post = (remoteAddress: string, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, remoteAddress, payload });

const asNative = (email: string, password = goodPassword) => ({ email, password, clientType: 'native' });

async function newOffice() {
  const portal = await newPortal();
  return { network: newNetwork(), email: await givePassword(portal.tenantId, portal.ownerId, goodPassword) };
}

test('a whole office behind one address signs in within a minute, and opens its pages again and again', async () => {
  const { network, email } = await newOffice();
  for (let person = 1; person <= 25; person += 1)
    assert.equal((await post(network, 'login', asNative(email))).statusCode, 200, `person ${person}`);
  let { refreshToken } = (await post(network, 'login', asNative(email))).json();
  for (let page = 1; page <= 60; page += 1) {
    const answer = await post(network, 'refresh', { refreshToken });
    assert.equal(answer.statusCode, 200, `page ${page}`);
    refreshToken = answer.json().refreshToken;
  }
});

test('who guesses from one address is refused there, even should the next be right; others are served', async () => {
  const { network, email } = await newOffice();
  const wrong = [asNative(email, 'не тот пароль'), ...Array<object>(24).fill({ refreshToken: 'guessed' })];
  const statuses: number[] = [];
  for (const guess of wrong)
    statuses.push((await post(network, 'email' in guess ? 'login' : 'refresh', guess)).statusCode);
  assert.deepEqual(statuses.slice(0, 20), Array(20).fill(401));
  assert.equal(statuses.at(-1), 429);
  const refused = await post(network, 'login', asNative(email));
  assert.deepEqual([refused.statusCode, refused.json()['violated-policies']], [429, ['sign-in-guesses']]);
  assert.equal((await post(newNetwork(), 'login', asNative(email))).statusCode, 200);
});
