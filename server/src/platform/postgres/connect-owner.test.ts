import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { test } from 'node:test';
import { settings } from '../../../test/harness.ts';
import { asOwner } from './connect-owner.ts';

const url = settings.databaseUrl as string;

test('a program started in the middle of a failover waits for the new leader', async (t) => {
  const { hostname, port } = new URL(url);
  let refused = 0;
  const balancer = createServer((socket) => {
    socket.on('error', () => {});
    // Without a leader the balancer closes what it let in.
    if (refused < 3) {
      refused += 1;
      socket.end();
      return;
    }
    const server = connect(Number(port), hostname);
    server.on('error', () => socket.destroy());
    socket.pipe(server).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  t.after(() => balancer.close());
  const behind = Object.assign(new URL(url), { host: `127.0.0.1:${(balancer.address() as AddressInfo).port}` });

  const { rows } = await asOwner(behind.href, (client) => client.query<{ one: number }>('select 1 as one'));
  assert.deepEqual([rows[0]?.one, refused], [1, 3]);
});

test('an address that leads to a standby is said to do so', async () => {
  const standby = `${url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  await assert.rejects(
    asOwner(standby, (client) => client.query('select 1')),
    /did not let .+ in: it is a standby and takes no writes\. Check DATABASE_URL/,
  );
});
