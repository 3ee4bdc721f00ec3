import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import type { Services } from '../../kernel/services.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { childSeed, hashOfSeed, readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const installation = (secret = randomBytes(32)) =>
  ({
    digest: (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}|${text}`).digest(),
  }) as unknown as Services;

const session = () => ({ tenantId: uuidv7(), sessionId: uuidv7(), seed: randomBytes(32) });

test('a refresh token says whose session it renews, and only the hash of its secret is stored', () => {
  const [services, opened] = [installation(), session()];
  const text = writeRefreshToken(services, opened);
  assert.deepEqual(readRefreshToken(services, text), { ...opened, hash: hashOfSeed(opened.seed) });
});

test('a changed token, an invented one and one of another installation are read as none', () => {
  const services = installation();
  const text = writeRefreshToken(services, session());
  const changed = `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
  const invented = randomBytes(80).toString('base64url');
  const foreign = writeRefreshToken(installation(), session());
  for (const wrong of [changed, invented, foreign, `${text}=`, text.slice(0, -2), ''])
    assert.equal(readRefreshToken(services, wrong), null, wrong);
});

test('a token whose answer was lost is followed by the same one again', () => {
  const [services, { seed }] = [installation(), session()];
  assert.deepEqual(childSeed(services, seed), childSeed(services, seed));
  assert.notDeepEqual(childSeed(services, seed), seed);
  assert.notDeepEqual(childSeed(services, seed), childSeed(installation(), seed));
});
