import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { settings, urls } from '../../../test/harness.ts';
import { pathOf } from '../../../test/inbound.ts';
import { buildWeb } from '../../start-server.ts';

test('who sends more than may come without saying how much is answered 413, not cut off', async () => {
  const { app, pool } = await buildWeb(settings, urls);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sending = request(`${base}${pathOf({ token: 'A'.repeat(43) })}`, { method: 'POST' });
    sending.on('error', reject);
    sending.on('response', (came) => {
      void text(came).then((body) => resolve({ status: came.statusCode, body }), reject);
    });
    for (let sent = 0; sent < 10; sent += 1) sending.write('x'.repeat(64 * 1024));
    sending.end();
  });
  assert.equal(answer.status, 413);
  assert.deepEqual(JSON.parse(answer.body).limitBytes, 256 * 1024);
  await app.close();
  await pool.end();
});
