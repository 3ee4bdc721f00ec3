import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { app, newPortal } from '../../../test/harness.ts';

/**
 * Scenarios of the official suite that speak of what we serve. The others ask for tools, resources and prompts of a demo server by
 * their names (`test_…`), or for what we do not declare: logging, completion, sampling, elicitation, subscriptions, streams that resume.
 */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];

/** The suite knows no key, so a proxy before the server adds one; its own origin stands for that of the portal. */
async function proxied(key: string) {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks = await Array.fromAsync(incoming);
    const { origin, host, accept = '', 'content-type': type = 'application/json' } = incoming.headers;
    const version = incoming.headers['mcp-protocol-version'];
    const answered = await app.inject({
      method: incoming.method as 'POST',
      url: '/mcp',
      payload: Buffer.concat(chunks as Buffer[]),
      headers: {
        ...{ accept, 'content-type': type, 'x-api-key': key },
        ...(origin && { origin: origin === `http://${host}` ? 'http://127.0.0.1:3000' : origin }),
        ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
      },
    });
    outgoing.writeHead(answered.statusCode, answered.headers as Record<string, string>).end(answered.payload);
  };
  const proxy = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  after(() => proxy.close());
  return `http://localhost:${(proxy.address() as AddressInfo).port}/mcp`;
}

const conformance = new URL(import.meta.resolve('@modelcontextprotocol/conformance')).pathname;

test('the official conformance suite passes where it speaks of what is served', async () => {
  const url = await proxied(await (await newPortal()).key('catalog.read'));
  const told = await Promise.all(
    scenarios.map(
      (scenario) =>
        new Promise<string>((done) =>
          execFile(process.execPath, [conformance, 'server', '--url', url, '--scenario', scenario], (error, out, err) =>
            done(error ? `${scenario}: ${out}${err}` : 'passed'),
          ),
        ),
    ),
  );
  assert.deepEqual(
    told,
    scenarios.map(() => 'passed'),
  );
});
