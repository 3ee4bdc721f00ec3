import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../../kernel/access/actor.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { cookieOf, credentialsOf } from './credentials-of.ts';

const from = (browser: { basic?: string; cookie?: string }) => ({ browser }) as Actor;

const basic = (pair: string) => from({ basic: `Basic ${Buffer.from(pair).toString('base64')}` });

test('a login ends at the first colon; a password may hold more of them, and any letters', () => {
  assert.deepEqual(credentialsOf(basic('1c-abc:secret')), { login: '1c-abc', password: 'secret' });
  assert.deepEqual(credentialsOf(basic('1c-abc:a:b:')), { login: '1c-abc', password: 'a:b:' });
  assert.deepEqual(credentialsOf(basic('1c-abc:пароль')), { login: '1c-abc', password: 'пароль' });
  assert.deepEqual(credentialsOf(basic('1c-abc:')), { login: '1c-abc', password: '' });
});

test('without a login, or without Basic at all, the refusal says what is missing', () => {
  for (const actor of [from({}), basic(''), basic(':secret'), basic('no colon'), from({ basic: 'Basic !!!' })])
    assert.throws(
      () => credentialsOf(actor),
      (error: Refusal) =>
        error instanceof Refusal && error.code === 'unauthenticated' && /HTTP Basic/.test(error.detail.ru),
    );
});

test('the cookie of the exchange is found among others, and one of a similar name is none', () => {
  assert.equal(cookieOf(from({ cookie: 'prokura_exchange=abc' })), 'abc');
  assert.equal(cookieOf(from({ cookie: 'a=1; prokura_exchange=abc=; b=2' })), 'abc=');
  assert.equal(cookieOf(from({ cookie: 'prokura_exchange2=x;my_prokura_exchange=y' })), '');
  assert.equal(cookieOf(from({})), '');
});
