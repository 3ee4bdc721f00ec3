import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { makeToken, readToken } from './one-time-token.ts';

test('a token tells its tenant and its stored hash', () => {
  const tenantId = uuidv7();
  const { token, hash } = makeToken(tenantId);
  assert.match(token, /^[0-9A-Za-z_-]{64}$/);
  assert.deepEqual(readToken(token), { tenantId, hash });
});

test('two tokens of one tenant differ', () => {
  const tenantId = uuidv7();
  assert.notDeepEqual(makeToken(tenantId).hash, makeToken(tenantId).hash);
});

test('anything else is not a token', () => {
  const { token } = makeToken(uuidv7());
  for (const text of ['', token.slice(1), `${token}A`, `${token}\n`, token.replace(/^./, '=')]) {
    assert.equal(readToken(text), null);
  }
});
