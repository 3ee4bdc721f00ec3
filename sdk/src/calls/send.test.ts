import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../connect.ts';
import { ConnectionError } from '../connection-error.ts';
import { receiveWebhook } from '../generated/operations/incoming-webhooks.ts';
import { createWarehouse, getWarehouse, startImport } from '../generated/operations/warehouses.ts';
import { isProblem, ProblemError } from '../problem-error.ts';

type Answer = () => Response;

/** A connection whose server answers in turn as told, the last answer again and again. */
function answering(...answers: Answer[]) {
  const asked: Array<{ url: string; headers: Record<string, string>; body: unknown }> = [];
  const waits: number[] = [];
  const connection = connect({
    baseUrl: 'https://romashka.example.ru/',
    apiKey: 'ppk_test',
    onRetry: ({ delayMs }) => waits.push(delayMs),
    async fetch(url, init) {
      asked.push({ url: url as string, headers: init?.headers as Record<string, string>, body: init?.body });
      return (answers[asked.length - 1] ?? (answers.at(-1) as Answer))();
    },
  });
  return { asked, waits, connection };
}

const done: Answer = () => Response.json({ id: '1' });

const refused =
  (status: number, code: string, retryable: boolean, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json({ code, status, detail: 'No.', requestId: 'r-1', retryable, errors: [] }, { status, headers });

const away: Answer = () => {
  throw new TypeError('fetch failed');
};

test('a write is sent again with the same key until it is answered', async () => {
  const { asked, connection } = answering(away, refused(503, 'overloaded', true), done);
  await createWarehouse(connection, { name: 'Основной склад' });
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  assert.equal(keys.length, 3);
  assert.equal(new Set(keys).size, 1);
  assert.match(keys[0] ?? '', /^[\w-]{36}$/);
});

test('a key of the caller is kept, and two calls have two keys', async () => {
  const { asked, connection } = answering(done);
  await createWarehouse(connection, { name: 'А' }, { idempotencyKey: 'order-104' });
  await createWarehouse(connection, { name: 'Б' });
  await createWarehouse(connection, { name: 'Б' });
  const [first, second, third] = asked.map(({ headers }) => headers['idempotency-key']);
  assert.equal(first, 'order-104');
  assert.notEqual(second, third);
});

test('Retry-After is waited out, and one too long is not waited for', async () => {
  const { waits, connection } = answering(refused(429, 'rate_limited', true, { 'retry-after': '1' }), done);
  await getWarehouse(connection, '1');
  assert.ok((waits[0] as number) >= 1_000, `${waits[0]}`);
  const later = answering(refused(429, 'rate_limited', true, { 'retry-after': '3600' }));
  await assert.rejects(getWarehouse(later.connection, '1'), { code: 'rate_limited', retryAfterMs: 3_600_000 });
  assert.equal(later.asked.length, 1);
});

test('what the server calls final is not sent again, and attempts have an end', async () => {
  const final = answering(refused(409, 'already_exists', false));
  await assert.rejects(createWarehouse(final.connection, { name: 'А' }), { code: 'already_exists', requestId: 'r-1' });
  assert.equal(final.asked.length, 1);
  const endless = answering(away);
  const few = { ...endless.connection, retries: 2 };
  await assert.rejects(getWarehouse(few, '1'), (error) => error instanceof ConnectionError);
  assert.equal(endless.asked.length, 3);
});

test('a write without a key is sent again only when the server refused to begin', async () => {
  const lost = answering(away);
  await assert.rejects(receiveWebhook(lost.connection, 'token', {}), (error) => error instanceof ConnectionError);
  assert.equal(lost.asked.length, 1);
  const busy = answering(refused(503, 'overloaded', true), done);
  await receiveWebhook(busy.connection, 'token', {});
  assert.deepEqual([busy.asked.length, busy.asked[0]?.headers['idempotency-key']], [2, undefined]);
});

test('a stream is read once, so it is sent once', async () => {
  const { asked, connection } = answering(refused(503, 'overloaded', true));
  const file = { name: 'склады.csv', stream: new Blob(['Название\nОсновной']).stream() };
  await assert.rejects(startImport(connection, { file }), { code: 'overloaded' });
  assert.equal(asked.length, 1);
});

test('the page of a proxy is a refusal like any other', async () => {
  const { connection } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await assert.rejects(getWarehouse({ ...connection, retries: 0 }, '1'), (error) => {
    assert.ok(error instanceof ProblemError);
    assert.deepEqual([error.code, error.status, error.retryable], ['unexpected_answer', 502, true]);
    return true;
  });
});

test('a caller who gives up is obeyed at once, while waiting too', async () => {
  const { connection } = answering(refused(429, 'rate_limited', true, { 'retry-after': '30' }));
  const controller = new AbortController();
  const call = getWarehouse(connection, '1', { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 20);
  await assert.rejects(call, { message: 'enough' });
});

test('an answer that does not come in time is told as such', async () => {
  const connection = connect({
    baseUrl: 'https://romashka.example.ru',
    retries: 0,
    timeoutMs: 20,
    fetch: (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  });
  await assert.rejects(getWarehouse(connection, '1'), (error) => {
    assert.ok(error instanceof ConnectionError);
    assert.match(String(error.cause), /No answer within 20 ms/);
    return true;
  });
});

test('an empty part of an address is refused before anything is sent', async () => {
  const { asked, connection } = answering(done);
  await assert.rejects(getWarehouse(connection, ''), TypeError);
  assert.equal(asked.length, 0);
});

test('unknown codes and fields of a refusal are passed on', async () => {
  const { connection } = answering(() =>
    Response.json(
      { code: 'of_2030', status: 409, detail: 'No.', requestId: 'r', retryable: false, hint: 1 },
      { status: 409 },
    ),
  );
  const error = await createWarehouse(connection, { name: 'А' }).catch((error: unknown) => error);
  assert.ok(isProblem(error));
  assert.deepEqual([error.code, error.errors, error.problem.hint], ['of_2030', [], 1]);
});
