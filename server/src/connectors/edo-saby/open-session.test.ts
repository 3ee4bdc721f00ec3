import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calling, refusedWith } from '../../../test/calling.ts';
import { rpcFailure, sabyCall } from '../../../test/saby-call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { openSession } from './open-session.ts';
import type { SabySettings } from './settings.ts';

const faultOf = async (made: Promise<unknown>) => {
  const error = await made.catch((one) => one);
  assert.ok(error instanceof ProviderError, String(error));
  return error;
};

test('a user signs in by login and password, and names the account where there are several', async () => {
  const settings = { password: { login: 'zakupki', password: 'п@роль', accountNumber: '1190001' } };
  const { call, asked, bodies } = sabyCall({ Аутентифицировать: () => 'sid-1' }, { settings });
  assert.deepEqual(await openSession(call), { token: 'sid-1', expiresIn: 20 * 86_400 });
  assert.equal(asked[0]?.path, '/auth/service/');
  assert.equal(asked[0]?.headers?.['x-sbissessionid'], undefined);
  const params = { Параметр: { Логин: 'zakupki', Пароль: 'п@роль', НомерАккаунта: '1190001' } };
  assert.deepEqual(bodies()[0]?.params, params);
});

test('a login that is not taken is a fault of the credentials, in the words of Saby', async () => {
  const { call } = sabyCall({ Аутентифицировать: () => rpcFailure(-32000, 'Неверный логин или пароль') });
  const fault = await faultOf(openSession(call));
  assert.equal(fault.kind, 'auth');
  assert.match(fault.detail.ru, /Неверный логин или пароль/);
});

test('a Saby that is busy, or answers no session, has not refused the login', async () => {
  const busy = sabyCall({ Аутентифицировать: () => rpcFailure(-32000, 'Нефатальная ошибка') });
  assert.equal((await faultOf(openSession(busy.call))).kind, 'unavailable');
  for (const session of ['', { sid: 'x' }, null]) {
    const { call } = sabyCall({ Аутентифицировать: () => session });
    assert.equal((await faultOf(openSession(call))).kind, 'contract_violation', JSON.stringify(session));
  }
});

const service = { appClientId: '7025', appSecret: 'app-secret', secretKey: 'service-key' };
const byService = (answer: unknown) => calling<SabySettings>({ settings: { service }, answer: () => answer });

test('a service signs in by its three keys, whatever its token is called', async () => {
  const { call, asked } = byService({ access_token: 'token-1' });
  assert.deepEqual(await openSession(call), { token: 'token-1', expiresIn: null });
  assert.equal(asked[0]?.path, '/oauth/service/');
  const body = { app_client_id: '7025', app_secret: 'app-secret', secret_key: 'service-key' };
  assert.deepEqual(JSON.parse(String(asked[0]?.body)), body);
  assert.equal((await openSession(byService({ token: 'token-2' }).call)).token, 'token-2');
});

test('keys that are not taken are a fault of the credentials', async () => {
  for (const answer of [{}, { token: null }, refusedWith('validation', 400), refusedWith('auth', 401)])
    assert.equal((await faultOf(openSession(byService(answer).call))).kind, 'auth');
  assert.equal((await faultOf(openSession(byService(refusedWith('unavailable', 502)).call))).kind, 'unavailable');
});

test('without either nobody is asked', async () => {
  const { call, asked } = calling<SabySettings>({ settings: {}, answer: () => ({}) });
  assert.equal((await faultOf(openSession(call))).kind, 'validation');
  assert.deepEqual(asked, []);
});
