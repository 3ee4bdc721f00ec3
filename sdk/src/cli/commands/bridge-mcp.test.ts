import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { createMcpHandler, McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { newPortal } from '../../../../server/test/harness.ts';
import { commandLine } from '../../../test/command-line.ts';

type Message = Record<string, unknown>;
type Serve = (request: Request) => Promise<Response>;

function toolServer(): McpServer {
  const server = new McpServer({ name: 'prokura', version: '1' }, { capabilities: { logging: {} } });
  server.registerTool('get_warehouse', { description: 'A warehouse' }, async (context) => {
    await context.mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data: 'looking' } });
    return { content: [{ type: 'text', text: 'МСК-1' }] };
  });
  return server;
}

/** A bridge to a server that answers so; what it hands over is read line by line. */
async function bridged(t: TestContext, serve: Serve) {
  const asked: Request[] = [];
  async function answer(message: IncomingMessage, reply: ServerResponse) {
    const request = await requestOf(message);
    asked.push(request.clone());
    const { status, headers, body } = await serve(request);
    reply.writeHead(status, Object.fromEntries(headers));
    for await (const chunk of body ?? []) reply.write(chunk);
    reply.end();
  }
  const server = createServer((message, reply) => void answer(message, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { start } = await commandLine(t, 'ppk_test_key', { PROKURA_URL: url });
  const child = start('mcp');
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  return {
    asked,
    send: (message: Message | string) =>
      void child.stdin?.write(
        `${typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })}\n`,
      ),
    next: async () => JSON.parse((await lines.next()).value as string) as Message & { result: Message; error: Message },
    async end() {
      child.stdin?.end();
      return (await once(child, 'close')) as [number];
    },
  };
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const body = Buffer.concat(await message.toArray());
  return new Request(`http://${message.headers.host}${message.url}`, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    ...(body.length > 0 && { body }),
  });
}

const clientInfo = { name: 'editor', version: '1' };
const begin = { id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } };

test('a client of sessions lists tools and calls one, with what is said in between', async (t) => {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => 'session-1' });
  await toolServer().connect(transport);
  const { asked, send, next, end } = await bridged(t, (request) => transport.handleRequest(request));
  send(begin);
  assert.equal((await next()).result.protocolVersion, '2025-11-25');
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/list' });
  assert.equal(((await next()).result.tools as Message[])[0]?.name, 'get_warehouse');
  send({ id: 'three', method: 'tools/call', params: { name: 'get_warehouse', arguments: {} } });
  assert.equal((await next()).method, 'notifications/message');
  const called = await next();
  assert.deepEqual([called.id, called.result.content], ['three', [{ type: 'text', text: 'МСК-1' }]]);
  assert.deepEqual(await end(), [0, null]);
  const later = asked
    .slice(1)
    .map(({ headers }) => [headers.get('mcp-session-id'), headers.get('mcp-protocol-version')]);
  assert.ok(later.every(([session, version]) => session === 'session-1' && version === '2025-11-25'));
  assert.ok(asked.every(({ headers }) => headers.get('x-api-key') === 'ppk_test_key'));
  assert.equal(asked.at(-1)?.method, 'DELETE');
});

test('a client of 2026-07-28 needs no session; headers repeat what it asks for', async (t) => {
  const handler = createMcpHandler(toolServer, { legacy: 'reject' });
  const { asked, send, next, end } = await bridged(t, (request) => handler.fetch(request));
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': clientInfo,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  send({ id: 1, method: 'tools/list', params: { _meta } });
  assert.equal(((await next()).result.tools as Message[])[0]?.name, 'get_warehouse');
  send({ id: 2, method: 'tools/call', params: { _meta, name: 'get_warehouse', arguments: {} } });
  let called = await next();
  if (called.method === 'notifications/message') called = await next();
  assert.deepEqual(called.result?.content, [{ type: 'text', text: 'МСК-1' }], JSON.stringify(called));
  assert.equal(asked[1]?.headers.get('mcp-method'), 'tools/call');
  assert.deepEqual(await end(), [0, null]);
});

test('a refusal, a line that is no JSON and a server that is away are answers like any other', async (t) => {
  let status = 401;
  const { send, next } = await bridged(t, async () => Response.json({ detail: 'The key is revoked.' }, { status }));
  send({ id: 1, method: 'tools/list' });
  const refused = await next();
  assert.deepEqual([refused.id, refused.error.message], [1, '401 The key is revoked.']);
  send('{"id"');
  assert.equal((await next()).error.code, -32_700);
  status = 502;
  send({ id: 3, method: 'tools/list' });
  assert.match(String((await next()).error.message), /^502 /);
});

test('the portal itself is reached through it: its tools are listed, and an item is made once', async (t) => {
  const portal = await newPortal();
  const { start } = await commandLine(t, await portal.key('catalog.read', 'catalog.write'));
  const child = start('mcp');
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const ask = async (message: Message) => {
    child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    return JSON.parse((await lines.next()).value as string) as Message & { result: Message };
  };
  assert.equal((await ask(begin)).result.protocolVersion, '2025-11-25');
  const { result } = await ask({ id: 2, method: 'tools/list' });
  const names = (result.tools as Array<{ name: string }>).map(({ name }) => name);
  assert.ok(names.includes('create_item') && !names.includes('create_requisition'), names.join());
  const call = { name: 'create_item', arguments: { name: 'Песок', idempotencyKey: 'песок-1' } };
  const made = (await ask({ id: 3, method: 'tools/call', params: call })).result.structuredContent as { id: string };
  const again = (await ask({ id: 4, method: 'tools/call', params: call })).result.structuredContent as { id: string };
  assert.equal(again.id, made.id);
  child.stdin?.end();
  assert.deepEqual(await once(child, 'close'), [0, null]);
});
