import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import Type from 'typebox';
import {
  factsOf,
  lease,
  lettersTo,
  newPortal,
  owner,
  type Portal,
  quiet,
  request,
  run,
  settings,
  urls,
} from '../../../test/harness.ts';
import { id, object } from '../../kernel/fields.ts';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { openServices } from '../../open-services.ts';
import { createDoor } from '../door/create-door.ts';
import { createJobWorker } from '../jobs/create-job-worker.ts';
import { createPool } from '../postgres/create-pool.ts';
import { deliverLetter } from './deliver-letter.ts';
import { sendLetter } from './send-letter.ts';
import { withdrawLetters } from './withdraw-letters.ts';

const write = command({
  name: 'tests.write-letter',
  summary: words('Write', 'Написать'),
  permission: 'signed-in',
  scope: null,
  input: object({ to: Type.String(), fail: Type.Optional(Type.Boolean()), aboutId: Type.Optional(id()) }),
  output: Type.Unknown(),
  async run(ctx, { to, fail, aboutId }) {
    ctx.nothingChanged();
    const variables = { name: 'Анна', url: 'https://portal.example/reset-password/SECRET-TOKEN' };
    const about =
      aboutId === undefined ? {} : { about: { entityType: 'user', entityId: aboutId, page: '/settings/users' } };
    await sendLetter(ctx, { template: 'password-reset', to, locale: 'ru', variables, ...about });
    if (fail) throw new Error('changed my mind');
  },
});

const withdraw = command({
  name: 'tests.withdraw-letters',
  summary: words('Withdraw', 'Отозвать'),
  permission: 'signed-in',
  scope: null,
  input: object({ aboutId: id() }),
  output: Type.Unknown(),
  async run(ctx, { aboutId }) {
    ctx.nothingChanged();
    await withdrawLetters(ctx, aboutId);
  },
});

/** A worker of this portal that sends over SMTP. */
async function smtpWorker(portal: Portal, port: number) {
  const pool = createPool(urls.workerUrl, 2, 'smtp tests');
  const smtpUrl = `smtp://127.0.0.1:${port}?connectionTimeout=1000`;
  const { services, close } = await openServices({ ...settings, smtpUrl }, pool);
  const door = createDoor(pool, services);
  const worker = createJobWorker({
    door,
    lease,
    jobs: [deliverLetter],
    log: quiet,
    duePortals: async () => [portal.tenantId],
  });
  return { ...worker, end: () => (close(), pool.end()) };
}

/** A mail server that takes letters and knows nobody@. */
async function mailServer(port = 0) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData: (stream, _, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk));
      stream.on('end', () => (received.push(source), done(null)));
    },
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: taken } = server.server.address() as AddressInfo;
  return { received, port: taken, stop: () => new Promise<void>((done) => server.close(done)) };
}

const letterOf = async ({ tenantId }: Portal) =>
  (await owner.query('select status, variables, ref, attempts from letters where tenant_id = $1', [tenantId])).rows[0];

test('a letter waits sealed, leaves over SMTP, and is then forgotten', async () => {
  const portal = await newPortal();
  const server = await mailServer();
  await run(write, portal.owner, { to: 'anna@romashka.ru' });
  const waiting = await letterOf(portal);
  assert.equal(waiting.status, 'queued');
  assert.ok(!waiting.variables.includes('SECRET-TOKEN'));
  const { rows } = await owner.query('select payload::text from jobs where tenant_id = $1', [portal.tenantId]);
  assert.ok(!rows[0].payload.includes('SECRET-TOKEN'));

  const worker = await smtpWorker(portal, server.port);
  await worker.drain();
  await worker.drain();
  assert.equal(server.received.length, 1);
  const sent = await letterOf(portal);
  assert.deepEqual([sent.status, sent.variables, sent.attempts], ['sent', null, 1]);
  await worker.end();
  await server.stop();
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('a letter written by a change that did not happen never leaves', async () => {
  const portal = await newPortal();
  await assert.rejects(run(write, portal.owner, { to: 'anna@romashka.ru', fail: true }));
  assert.equal(await letterOf(portal), undefined);
  assert.equal((await owner.query('select 1 from jobs where tenant_id = $1', [portal.tenantId])).rowCount, 0);
});

test('while the mail server is down a letter waits, and leaves when it is back', async () => {
  const portal = await newPortal();
  const { port, stop } = await mailServer();
  await stop();
  await run(write, portal.owner, { to: 'anna@romashka.ru' });
  const worker = await smtpWorker(portal, port);
  await worker.drain();
  assert.equal((await letterOf(portal)).status, 'queued');
  const { rows } = await owner.query('select last_error, attempts from jobs where tenant_id = $1', [portal.tenantId]);
  assert.match(rows[0].last_error, /ECONNREFUSED/);

  const server = await mailServer(port);
  await owner.query(`update jobs set due_at = now() - interval '1 second' where tenant_id = $1`, [portal.tenantId]);
  await worker.drain();
  assert.equal(server.received.length, 1);
  const sent = await letterOf(portal);
  assert.deepEqual([sent.status, sent.attempts], ['sent', 2]);
  await worker.end();
  await server.stop();
});

test('a refusal for good fails the letter without another attempt', async () => {
  const portal = await newPortal();
  const server = await mailServer();
  await run(write, portal.owner, { to: 'nobody@romashka.ru' });
  const worker = await smtpWorker(portal, server.port);
  await worker.drain();
  const failed = await letterOf(portal);
  assert.deepEqual([failed.status, failed.variables, failed.attempts], ['failed', null, 1]);
  assert.match(failed.ref, /550/);
  const { rows } = await owner.query('select finished_at, failed from jobs where tenant_id = $1', [portal.tenantId]);
  assert.ok(rows[0].finished_at && !rows[0].failed);
  const [told] = await factsOf(portal.tenantId);
  assert.deepEqual([told?.event, told?.data.template], ['letter.failed', 'password-reset']);
  await worker.end();
  await server.stop();
});

test('the last failed attempt fails the letter', async () => {
  const portal = await newPortal();
  const { port, stop } = await mailServer();
  await stop();
  await run(write, portal.owner, { to: 'anna@romashka.ru' });
  await owner.query('update jobs set attempts = 29 where tenant_id = $1', [portal.tenantId]);
  const worker = await smtpWorker(portal, port);
  await worker.drain();
  assert.equal((await letterOf(portal)).status, 'failed');
  await worker.end();
});

test('a letter about a record leaves no more once it is withdrawn', async () => {
  const portal = await newPortal();
  const to = `${portal.ownerId}@romashka.ru`;
  await run(write, portal.owner, { to, aboutId: portal.ownerId });
  await run(withdraw, portal.owner, { aboutId: portal.ownerId });
  assert.deepEqual(await lettersTo(to), []);
  const withdrawn = await letterOf(portal);
  assert.deepEqual([withdrawn.status, withdrawn.variables], ['withdrawn', null]);
});

test('letters are read in the browser: the list, one letter in a frame that runs nothing, and no way out of the folder', async () => {
  const portal = await newPortal();
  const to = `${portal.ownerId}@romashka.ru`;
  await run(write, portal.owner, { to });
  const [letter] = await lettersTo(to);
  const list = await request('GET', '/dev/mail');
  assert.equal(list.status, 200);
  assert.ok(list.text.includes(to));
  assert.match(String(list.headers['content-security-policy']), /style-src 'unsafe-inline'/);
  const one = await request('GET', `/dev/mail/${letter?.name}`);
  assert.match(one.text, /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/);
  assert.ok(!one.text.includes('<script'));
  for (const name of ['no-such.eml', '..%2F..%2Fpackage.json', '%2Fetc%2Fpasswd']) {
    assert.equal((await request('GET', `/dev/mail/${name}`)).status, 404);
  }
});
