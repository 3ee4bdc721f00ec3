import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '../../kernel/integrations/call.ts';
import { type ProviderAnswer, ProviderError, type ProviderRequest } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { clean, profile, suggest } from './ask-dadata.ts';
import { check } from './check.ts';
import type { DadataSettings } from './settings.ts';

const apiKey = 'a'.repeat(40);
const secretKey = 's'.repeat(40);

const answerOf = (value: unknown): ProviderAnswer => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { status: 200, headers: {}, bytes: Buffer.from(text), text: () => text, json: () => JSON.parse(text) };
};

/** A call that keeps what is asked, and answers each address with what is given for it. */
function calling(answers: Record<string, unknown>, settings: Partial<DadataSettings> = {}) {
  const asked: ProviderRequest[] = [];
  const request = async (given: ProviderRequest) => {
    asked.push(given);
    const answer = answers[given.operation] ?? {};
    if (answer instanceof Error) throw answer;
    return answerOf(answer);
  };
  const now = () => new Date('2026-11-22T21:30:00Z');
  return {
    asked,
    call: { settings: { apiKey, ...settings }, http: { request }, now } as unknown as Call<DadataSettings>,
  };
}

const refusal = (said: string) =>
  new ProviderError('forbidden', words('Forbidden.', 'Запрещено.'), { status: 403, answer: answerOf(said) });

test('the words of a refusal part a used-up day, an empty purse, an unconfirmed account and a wrong key', async () => {
  const kindOf = async (said: string) => {
    const { call } = calling({ 'suggest.party': refusal(said) });
    const error = await suggest(call, 'suggest/party', {}).catch((one) => one);
    assert.ok(error instanceof ProviderError);
    assert.ok(!error.detail.ru.includes(said) && !error.detail.en.includes(said), 'the words of DaData go no further');
    return [error.kind, error.detail.ru.split(/[:.]/)[0]];
  };
  assert.deepEqual(await kindOf('Access disabled for token'), ['quota', 'Суточный лимит запросов к DaData исчерпан']);
  assert.deepEqual(await kindOf('Zero balance'), ['quota', 'На балансе DaData нет средств']);
  assert.deepEqual(await kindOf('Confirm your e-mail'), [
    'forbidden',
    'Подтвердите электронную почту в личном кабинете DaData',
  ]);
  assert.deepEqual(await kindOf('Unknown token'), ['auth', 'DaData не принимает ключ']);
});

test('what is no refusal of the key is told as it came', async () => {
  const down = new ProviderError('unavailable', words('Down.', 'Не отвечает.'), { status: 503 });
  const { call } = calling({ 'suggest.party': down });
  await assert.rejects(suggest(call, 'suggest/party', {}), down);
});

test('the secret goes with what is paid for alone, and without one nothing is sent', async () => {
  const { asked, call } = calling({}, { secretKey });
  await suggest(call, 'suggest/bank', { query: 'сбер' });
  await clean(call, ['мск сухонская 11']);
  await profile(call, 'profile/balance', 'profile.balance');
  assert.deepEqual(
    asked.map(({ headers, class: repeats }) => [headers?.['x-secret'], repeats]),
    [
      [undefined, 'read'],
      [secretKey, 'unsafe-write'],
      [secretKey, 'read'],
    ],
  );
  const without = calling({});
  await assert.rejects(clean(without.call, ['мск']), { kind: 'validation' });
  assert.deepEqual(without.asked, []);
});

const known = { suggestions: [{ value: 'ПАО Сбербанк', data: { inn: '7707083893' } }] };
const resultsOf = async (answers: Record<string, unknown>, settings?: Partial<DadataSettings>) => {
  const { call, asked } = calling(answers, settings);
  const { ok, checks } = await check(call);
  return { ok, asked, results: Object.fromEntries(checks.map(({ id, result }) => [id, result])) };
};

test('a check asks for a company that everybody knows, and without a secret for no more', async () => {
  const { ok, asked, results } = await resultsOf({ 'findById.party': known });
  assert.deepEqual([ok, results], [true, { key: 'ok', register: 'ok', secret: 'skipped' }]);
  assert.equal(asked.length, 1);
  const empty = await resultsOf({ 'findById.party': { suggestions: [] } });
  assert.deepEqual([empty.ok, empty.results.register], [false, 'failed']);
});

test('with a secret a check tells the balance and what is left of the day, the day being that of Moscow', async () => {
  const left = async (remaining: unknown) =>
    resultsOf(
      { 'findById.party': known, 'profile.balance': { balance: 120.5 }, 'profile.daily': { remaining } },
      { secretKey },
    );
  const { asked, results } = await left({ suggestions: 9_000 });
  assert.deepEqual(results, { key: 'ok', register: 'ok', secret: 'ok', balance: 'ok', quota: 'ok' });
  assert.match(asked.at(-1)?.path ?? '', /date=2026-11-23$/);
  assert.equal((await left({ suggestions: 0 })).results.quota, 'warning');
  assert.equal((await left(null)).results.quota, 'skipped');
});
