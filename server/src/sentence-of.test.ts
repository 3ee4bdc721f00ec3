import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import pg from 'pg';
import { sentenceOf } from './sentence-of.ts';

/** What goes wrong when a server listens there. */
const listening = (port: number, host: string) =>
  new Promise<Error>((resolve) => {
    const server = createServer().once('error', resolve);
    server.listen(port, host, () => server.close());
  });

const connecting = async (url: string) => {
  try {
    await new pg.Client(url).connect();
    return new Error('connected');
  } catch (error) {
    return error as Error;
  }
};

test('an address that is none of this machine is told as such', async () => {
  assert.match(
    sentenceOf(await listening(0, '198.51.100.7'), {}),
    /^HOST 198\.51\.100\.7 is no address of this machine: /,
  );
});

test('a metrics port that is taken is not taken for the other one', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', syscall: 'listen', port: 9464 });
  assert.match(sentenceOf(taken, { METRICS_PORT: '9464' }), /^METRICS_PORT is taken by another program: /);
  assert.match(sentenceOf(taken, {}), /^PORT is taken/);
});

test('a low port without the right to it says so', () => {
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port: 80 });
  assert.match(sentenceOf(denied, {}), /^PORT 80 may not be listened on by this account: /);
});

test('a database that does not answer, is not found or refuses is told by its setting', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const DATABASE_URL = `postgres://a:b@${host}:1/c`;
    const said = sentenceOf(await connecting(DATABASE_URL), { DATABASE_URL });
    assert.equal(said, `No PostgreSQL answers at DATABASE_URL (${host}:1): start it, or check host and port.`);
  }
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND db'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname: 'db',
  });
  assert.match(sentenceOf(unknown, {}), /^db of DATABASE_URL cannot be found: /);
  const url = new URL(process.env.PROKURA_TEST_OWNER_URL as string);
  url.password = 'wrong';
  assert.match(sentenceOf(await connecting(url.href), {}), /^PostgreSQL refuses user or password of DATABASE_URL: /);
});

test('a pooler that does not answer is not taken for the database', async () => {
  const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1:2/c', DATABASE_POOLER_URL: 'postgres://localhost:1' };
  for (const host of ['127.0.0.1', 'localhost'])
    assert.equal(
      sentenceOf(await connecting(`postgres://a:b@${host}:1/c`), env),
      'No connection pooler answers at DATABASE_POOLER_URL (localhost:1): start it, or check host and port.',
    );
  assert.match(sentenceOf(await connecting(env.DATABASE_URL), env), /^No PostgreSQL answers at DATABASE_URL /);
  const refused = Object.assign(new Error('no such user: "prokura_service_login"'), { code: '08P01' });
  assert.match(
    sentenceOf(refused, env),
    /^The connection pooler of DATABASE_POOLER_URL lets nobody through: .* no such/,
  );
});

test('a file that cannot be used is named, with the reason', () => {
  const fault = (code: string) =>
    Object.assign(new Error(code), { code, syscall: 'open', path: '/srv/data/master-key' });
  assert.equal(sentenceOf(fault('ENOSPC'), {}), '/srv/data/master-key: the disk is full: free some of it.');
  for (const code of ['EACCES', 'ENOENT', 'EROFS', 'EMFILE'])
    assert.match(sentenceOf(fault(code), {}), /^\/srv\/data\/master-key: [a-z -]+[:,] .*\.$/, code);
});

test('a fault of ours comes with its stack', () => {
  assert.match(sentenceOf(new TypeError('undefined is not a function'), {}), /TypeError: undefined.*\n\s+at /);
});
