import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { clamdScanner } from './clamd-scanner.ts';

/** A scanner that reads INSTREAM as clamd does and answers as told; nothing means that it hangs up. */
async function startClamd(t: TestContext, answer: (body: Buffer) => string | null) {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk as Buffer]);
      const body = bodyOf(got);
      if (body === undefined) return;
      const said = answer(body);
      if (said === null) socket.destroy();
      else socket.end(`${said}\0`);
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return clamdScanner(`127.0.0.1:${(server.address() as AddressInfo).port}`);
}

function bodyOf(got: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!got.toString('latin1').startsWith(command)) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const body = () => Readable.from([Buffer.from('one '), Buffer.alloc(200_000, 'x'), Buffer.from(' two')]);

test('what the scanner clears is clean, and it got every byte', async (t) => {
  let seen = 0;
  const scanner = await startClamd(t, (got) => {
    seen = got.length;
    return 'stream: OK';
  });
  assert.equal(await scanner.scan(body()), 'clean');
  assert.equal(seen, 200_008);
});

test('what the scanner names is infected', async (t) => {
  const scanner = await startClamd(t, () => 'stream: Eicar-Test-Signature FOUND');
  assert.equal(await scanner.scan(body()), 'infected');
});

test('any other answer, or none, is a failed attempt and never a clean file', async (t) => {
  const full = await startClamd(t, () => 'INSTREAM size limit exceeded. ERROR');
  await assert.rejects(full.scan(body()), /size limit exceeded/);
  const gone = await startClamd(t, () => null);
  await assert.rejects(gone.scan(body()));
  await assert.rejects(clamdScanner('127.0.0.1:1').scan(body()), /ECONNREFUSED/);
});
