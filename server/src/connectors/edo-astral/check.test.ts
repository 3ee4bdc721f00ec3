import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Compile } from 'typebox/compile';
import { abonentId, astralCall } from '../../../test/astral-call.ts';
import { refusedWith } from '../../../test/calling.ts';
import { check } from './check.ts';
import { manifest } from './manifest.ts';
import { listOwnBoxes, resolveCounterparty } from './parties.ts';
import { settings } from './settings.ts';

const list = (data: object[]) => () => ({ count: data.length, data });
const parties = 'GET /api/v1/counterparties';
const drafts = 'GET /api/v3/drafts';

const resultsOf = async (answers: Parameters<typeof astralCall>[0]) => {
  const { ok, checks, account } = await check(astralCall(answers).call);
  return { ok, account, results: Object.fromEntries(checks.map(({ id, result }) => [id, result])) };
};

test('a check asks for one counterparty and for drafts, and tells whether what is assumed holds', async () => {
  const good = await resultsOf({ [parties]: list([{ id: 'r-1' }]), [drafts]: list([]) });
  assert.deepEqual(good, {
    ok: true,
    account: abonentId,
    results: { token: 'ok', counterparties: 'ok', drafts: 'ok' },
  });
  assert.equal((await resultsOf({ [parties]: list([]), [drafts]: list([]) })).results.counterparties, 'warning');
  const nowhere = await resultsOf({ [parties]: list([{ id: 'r-1' }]) });
  assert.deepEqual([nowhere.ok, nowhere.results.drafts], [false, 'failed']);
  await assert.rejects(check(astralCall({ [parties]: () => refusedWith('auth', 401) }).call), { kind: 'auth' });
  const { call } = astralCall({ [parties]: list([{ id: 'r-1' }]), [drafts]: () => refusedWith('unavailable', 500) });
  await assert.rejects(check(call), { kind: 'unavailable' });
});

test('a counterparty is one of the list with the very numbers, however the list was narrowed', async () => {
  const cement = { id: 'r-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001' };
  const branch = { ...cement, id: 'r-2', kpp: '540602001' };
  const others = [{ ...cement, id: 'r-3', inn: '7707083894' }, { ...cement, id: null }, { id: 'r-4' }];
  const { call, asked } = astralCall({ [parties]: list([cement, branch, ...others]) });
  const ids = async (given: { inn: string; kpp?: string }) =>
    (await resolveCounterparty(call, given)).map(({ id }) => id);
  assert.deepEqual(await ids({ inn: '7707083893' }), ['r-1', 'r-2']);
  assert.deepEqual(await ids({ inn: '7707083893', kpp: '540602001' }), ['r-2']);
  assert.deepEqual(await ids({ inn: '7812014560' }), []);
  assert.match(asked[0]?.path ?? '', /offset=0&count=100&filter=7707083893$/);
  assert.deepEqual(await listOwnBoxes(call), [{ id: abonentId, title: abonentId, inn: null, kpp: null }]);
});

test('address, token and subscriber are needed; what is assumed has its usual value, and its bounds', () => {
  const taken = Compile(settings);
  const given = { baseUrl: 'https://edo.example.ru/astral', token: 'token-token', abonentId };
  assert.ok(taken.Check(given));
  assert.ok(taken.Check({ ...given, authHeader: 'X-Token', authScheme: '', paths: { drafts: '/api/v1/drafts' } }));
  assert.ok(taken.Check({ ...given, statusByName: { SignedByCounterparty: 'completed' } }));
  const refused = [
    { ...given, baseUrl: 'http://edo.example.ru' },
    { ...given, baseUrl: 'https://edo.example.ru?x=1' },
    { ...given, token: 'short' },
    { ...given, token: 'two words' },
    { ...given, abonentId: '7707083893' },
    { ...given, authHeader: 'X Token' },
    { ...given, authScheme: 'Bearer:' },
    { ...given, paths: { drafts: 'https://elsewhere.example' } },
    { ...given, paths: { other: '/x' } },
    { ...given, statusByName: { SignedByCounterparty: 'signed' } },
    { baseUrl: given.baseUrl, token: given.token },
  ];
  for (const one of refused) assert.ok(!taken.Check(one), JSON.stringify(one));
});

test('it stands in no list of the marketplace, and dials the address of the settings alone', () => {
  assert.equal(manifest.hidden, true);
  const { baseUrl } = manifest.network ?? {};
  assert.ok(typeof baseUrl === 'function');
  assert.equal(baseUrl({ baseUrl: 'https://edo.example.ru/', token: 't', abonentId }), 'https://edo.example.ru');
});
