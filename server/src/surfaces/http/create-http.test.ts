import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { refuse } from '../../kernel/problems/errors.ts';
import { createHttp } from './create-http.ts';

test('a client that leaves just after the server has stopped reading does not end the process', async (t) => {
  const app = createHttp(pino({ level: 'silent' }));
  t.after(() => app.close());
  const left = Promise.withResolvers<void>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, done) => done(null));
  app.post('/', async ({ raw }) => {
    const reading = () => {};
    raw.on('error', reading);
    // Node looks for listeners first, and tells the error a turn later: between the two this one goes.
    const stopReading = () => void raw.off('error', reading);
    raw.once('aborted', () => process.nextTick(() => process.nextTick(stopReading)));
    raw.once('close', () => setImmediate(left.resolve));
    await left.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nпо');
  setTimeout(() => client.destroy(), 50);
  await left.promise;
  assert.equal((await app.inject('/nothing')).statusCode, 404);
});

test('who is answered that the server cannot now is told when to come again', async (t) => {
  const app = createHttp(pino({ level: 'silent' }));
  t.after(() => app.close());
  app.get('/', () => {
    throw refuse('overloaded');
  });
  const { statusCode, headers } = await app.inject('/');
  assert.deepEqual([statusCode, headers['retry-after']], [503, '1']);
});

test('a client that leaves before its body has come is no error in the log', async (t) => {
  const lines: string[] = [];
  const app = createHttp(pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }));
  t.after(() => app.close());
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  app.addHook('onError', async () => resolve());
  app.post('/', async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{');
  setTimeout(() => client.destroy(), 50);
  await answered;
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(lines, []);
});

test('a body that never comes whole after its request was refused ends the connection, without a second answer', async (t) => {
  const app = createHttp(pino({ level: 'silent' }), { arriveWithin: 50 });
  t.after(() => app.close());
  app.post('/', { onRequest: () => Promise.reject(refuse('unsupported_media_type')) }, async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  client.on('data', (bytes) => {
    answer += bytes;
  });
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\n');
  await once(client, 'close');
  assert.deepEqual(answer.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 415']);
});

test('a refused request whose body nobody read is no error later', async (t) => {
  const app = createHttp(pino({ level: 'silent' }), { arriveWithin: 20 });
  t.after(() => app.close());
  app.post('/', { onRequest: () => Promise.reject(refuse('unsupported_media_type')) }, async () => 'ok');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    payload: 'о',
    headers: { 'content-type': 'a/b' },
  });
  assert.equal(statusCode, 415);
  await sleep(40);
});
