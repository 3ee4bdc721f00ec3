import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { createSecureContext } from 'node:tls';
import { parseAddressBlocks } from './address-block.ts';
import { createVettedConnect } from './create-vetted-connect.ts';
import { isOutboundError, OUTBOUND_LIMITS } from './outcome.ts';

/** `connected`, or the code of the refusal; `connections` tells whether a single packet got through. */
async function dial(hostname: string, allow: string, answers: readonly string[] = []) {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = String((server.address() as AddressInfo).port);
  const policy = { allow: parseAddressBlocks(allow) };
  const connect = createVettedConnect({
    policy,
    resolve: async () => answers,
    secureContext: () => createSecureContext(),
    limits: OUTBOUND_LIMITS,
    onFacts: () => {},
  });
  const result = await new Promise<string>((done) => {
    connect({ hostname, port, protocol: 'http:' }, (error, socket) => {
      socket?.destroy();
      done(error === null ? 'connected' : isOutboundError(error) ? error.errorCode : error.message);
    });
  });
  await new Promise((done) => setTimeout(done, 20));
  server.close();
  return { result, connections };
}

test('a literal address is judged although Node calls no lookup for it', async () => {
  assert.deepEqual(await dial('127.0.0.1', ''), { result: 'blocked_target', connections: 0 });
  assert.deepEqual(await dial('::ffff:127.0.0.1', ''), { result: 'blocked_target', connections: 0 });
  assert.deepEqual(await dial('127.0.0.1', '127.0.0.1'), { result: 'connected', connections: 1 });
});

test('a name is judged by all its answers, and only judged answers are dialled', async () => {
  assert.deepEqual(await dial('a.example.com', '', ['127.0.0.1']), { result: 'blocked_target', connections: 0 });
  assert.deepEqual(await dial('a.example.com', '', ['8.8.8.8', '127.0.0.1']), {
    result: 'blocked_target',
    connections: 0,
  });
  assert.deepEqual(await dial('a.example.com', '127.0.0.1', ['127.0.0.1', '127.0.0.2']), {
    result: 'blocked_target',
    connections: 0,
  });
  assert.deepEqual(await dial('a.example.com', '127.0.0.1', ['127.0.0.1']), { result: 'connected', connections: 1 });
});
