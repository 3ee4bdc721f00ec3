import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedWith } from '../../../test/calling.ts';
import { rpcFailure, sabyCall } from '../../../test/saby-call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { askSaby } from './ask-saby.ts';

const asked = (kind: 'read' | 'idempotent-write' | 'unsafe-write' = 'read') => ({
  method: 'СБИС.ПрочитатьДокумент',
  params: { Документ: { Идентификатор: 'd' } },
  class: kind,
  operation: 'documents.read',
});

const faultOf = async (made: Promise<unknown>) => {
  const error = await made.catch((one) => one);
  assert.ok(error instanceof ProviderError, String(error));
  return error;
};

test('a call is JSON-RPC 2.0 to the working address, says its charset and shows the session', async () => {
  const { call, asked: sent, bodies } = sabyCall({ ПрочитатьДокумент: () => ({ ok: 'Да' }) });
  assert.deepEqual(await askSaby(call, asked()), { ok: 'Да' });
  assert.deepEqual([sent[0]?.method, sent[0]?.path, sent[0]?.class], ['POST', '/service/?srv=1', 'read']);
  assert.deepEqual(sent[0]?.headers, {
    'content-type': 'application/json-rpc;charset=utf-8',
    'x-sbissessionid': 'session-1',
  });
  const body = { jsonrpc: '2.0', method: 'СБИС.ПрочитатьДокумент', params: asked().params, id: 0 };
  assert.deepEqual(bodies()[0], body);
});

test('the content type may be the other one, and a service shows its token alone', async () => {
  const service = { appClientId: 'app', appSecret: 'a', secretKey: 'b' };
  const { call, asked: sent } = sabyCall(
    { ПрочитатьДокумент: () => ({}) },
    { settings: { mediaType: 'json', service } },
  );
  await askSaby(call, asked());
  assert.deepEqual(sent[0]?.headers, {
    'content-type': 'application/json; charset=utf-8',
    'x-sbisaccesstoken': 'session-1',
  });
});

test('a session that is refused is opened anew once, and once only', async () => {
  const seen: unknown[] = [];
  const refusing = (good: string | null) =>
    sabyCall({
      ПрочитатьДокумент: (_, { headers }) => {
        seen.push(headers?.['x-sbissessionid']);
        return headers?.['x-sbissessionid'] === good ? { ok: 'Да' } : refusedWith('auth', 401);
      },
    });
  assert.deepEqual(await askSaby(refusing('session-2').call, asked()), { ok: 'Да' });
  assert.deepEqual(seen.splice(0), ['session-1', 'session-2']);
  assert.equal((await faultOf(askSaby(refusing(null).call, asked()))).kind, 'auth');
  assert.deepEqual(seen, ['session-1', 'session-2']);
});

test('an error that passes is waited out, and the same bytes sent again', async () => {
  const failures = [rpcFailure(-32000, 'Нефатальная ошибка'), rpcFailure(-32000, 'Занято', { data: { fatal: 'Нет' } })];
  const { call, asked: sent } = sabyCall({ ПрочитатьДокумент: () => failures.shift() ?? { ok: 'Да' } });
  assert.deepEqual(await askSaby(call, asked('idempotent-write'), 1), { ok: 'Да' });
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent.map(({ body }) => body)).size, 1);
});

test('one that does not pass in time is told as such, and what must not happen twice is not sent again at all', async () => {
  const passing = () =>
    sabyCall({ ПрочитатьДокумент: () => rpcFailure(-32000, 'Сервис занят, повторите через 5 секунд') });
  const read = passing();
  const fault = await faultOf(askSaby(read.call, asked(), 1));
  assert.deepEqual([fault.kind, fault.retryAfterMs, read.asked.length], ['unavailable', 5_000, 3]);
  const unsafe = passing();
  assert.equal((await faultOf(askSaby(unsafe.call, asked('unsafe-write'), 1))).kind, 'unavailable');
  assert.equal(unsafe.asked.length, 1);
});

test('a refusal is told in the words of Saby, and what it means is read from them', async () => {
  const told = async (failure: unknown) =>
    faultOf(askSaby(sabyCall({ ПрочитатьДокумент: () => failure }).call, asked(), 1));
  const refused = await told(rpcFailure(-32000, 'Регламент не задан', { details: 'Тип СчетИсх' }));
  assert.equal(refused.kind, 'validation');
  assert.equal(refused.detail.ru, 'Saby отказала: Регламент не задан Тип СчетИсх');
  assert.equal((await told(rpcFailure(-32000, 'Документ не найден'))).kind, 'not_found');
  assert.match((await told(rpcFailure(-32700, 'Parse error'))).detail.ru, /другой тип содержимого/);
  assert.match((await told(rpcFailure(-32050, ''))).detail.ru, /код -32050/);
  const within = await told(refusedWith('unavailable', 500, { error: { code: -32000, message: 'Нет прав' } }));
  assert.deepEqual([within.kind, within.detail.ru], ['validation', 'Saby отказала: Нет прав']);
  const down = await told(refusedWith('unavailable', 503, { error: { code: -32000, message: 'Занято' } }));
  assert.deepEqual([down.kind, down.status], ['unavailable', 503]);
  assert.equal((await told(refusedWith('unavailable', 500, '<html>Ошибка</html>'))).kind, 'unavailable');
});

test('neither a result nor an error is no success, and leaves what must not happen twice in doubt', async () => {
  const answering = (kind: 'read' | 'unsafe-write', body: unknown) => {
    const { call } = sabyCall({});
    const http = { request: async () => ({ json: () => body }) };
    return faultOf(askSaby({ ...call, http } as unknown as typeof call, asked(kind)));
  };
  assert.equal((await answering('read', { jsonrpc: '2.0', id: 0 })).kind, 'contract_violation');
  assert.equal((await answering('read', [])).kind, 'contract_violation');
  assert.equal((await answering('unsafe-write', { jsonrpc: '2.0', id: 0 })).kind, 'unknown_outcome');
});
