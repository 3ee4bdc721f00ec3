import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { urls } from '../../../test/harness.ts';
import { createPool } from './create-pool.ts';

test('a connection to the database that went dumb is given up, and the next one answers', async (t) => {
  const line = { isDumb: false };
  const open: Socket[] = [];
  const target = new URL(urls.serviceUrl);
  const [port, host] = [Number(target.port || 5432), target.hostname];
  const server = createServer((client) => {
    const database = connect(port, host);
    open.push(client, database);
    for (const socket of [client, database]) socket.on('error', () => {});
    let isDumb = line.isDumb;
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (piece) => {
        isDumb ||= line.isDumb;
        if (!isDumb) to.write(piece);
      });
    pass(client, database);
    pass(database, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.hostname = '127.0.0.1';
  target.port = String((server.address() as AddressInfo).port);
  const pool = createPool(target.href, 1, 'prokura tests', 400);
  pool.options.connectionTimeoutMillis = 0;
  t.after(async () => {
    await pool.end();
    for (const socket of open) socket.destroy();
    server.close();
  });

  await pool.query('select 1');
  line.isDumb = true;
  await assert.rejects(pool.query('select 1'), /Connection terminated/);
  line.isDumb = false;
  assert.equal((await pool.query('select 2 as answer')).rows[0].answer, 2);
});
