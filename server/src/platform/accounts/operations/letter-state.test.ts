import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { newRegistration, registered } from '../../../../test/accounts.ts';
import { owner, settings, urls } from '../../../../test/harness.ts';
import { buildWeb } from '../../../start-server.ts';

let lastWord = 250;
const taken: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => {
    if (lastWord === 250) taken.push(address);
    done(lastWord === 250 ? null : Object.assign(new Error('No such mailbox here'), { responseCode: lastWord }));
  },
  onData: (stream, _, done) => {
    stream.resume().on('end', () => done(null));
  },
});
await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
const { port } = mailServer.server.address() as AddressInfo;
const mailing = { ...settings, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Prokura <no-reply@prokura.ru>' };
const web = await buildWeb(mailing, urls);
await web.app.ready();
after(async () => {
  await web.app.close();
  await web.close();
  await web.pool.end();
  await new Promise<void>((done) => mailServer.close(done));
});

async function stateAfter(word: number, changes: { email?: string } = {}) {
  lastWord = word;
  const payload = newRegistration(changes);
  const answer = await web.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
  assert.equal(answer.statusCode, 201, answer.body);
  const { rows } = await owner.query('select status from letters where recipient = $1 order by created_at', [
    payload.email,
  ]);
  return { told: answer.json().mail.status, kept: rows.at(-1).status, ...payload };
}

test('somebody who registers is told that the letter has left, and it has', async () => {
  const { told, kept, email } = await stateAfter(250);
  assert.deepEqual([told, kept], ['sent', 'sent']);
  assert.deepEqual(
    taken.filter((address) => address === email),
    [email],
  );
});

test('somebody whose mailbox the mail server refuses for good is told that the letter failed', async () => {
  const { told, kept } = await stateAfter(550);
  assert.deepEqual([told, kept], ['failed', 'failed']);
});

test('somebody whose letter the mail server does not take yet is told that it waits, and it is tried again', async () => {
  const { told, kept, portalName } = await stateAfter(451);
  assert.deepEqual([told, kept], ['queued', 'queued']);
  const { rows } = await owner.query(
    `select 1 from jobs j join tenants t on t.tenant_id = j.tenant_id
     where t.slug = $1 and j.name = 'mail.deliver-letter' and j.finished_at is null`,
    [portalName],
  );
  assert.equal(rows.length, 1);
});

test('a stranger who registers with the address of somebody else is told the same as of a new one', async () => {
  const known = await registered({ confirmed: true });
  await owner.query(
    `insert into jobs (tenant_id, name, payload)
     select $1, 'mail.deliver-letter', json_build_object('letterId', uuidv7()) from generate_series(1, 500)`,
    [known.tenantId],
  );
  for (const [word, state] of [
    [250, 'sent'],
    [550, 'failed'],
    [451, 'queued'],
  ] as const) {
    const [theirs, fresh] = [await stateAfter(word, { email: known.email }), await stateAfter(word)];
    assert.deepEqual([theirs.told, fresh.told], [state, state]);
  }
  // The next worker that starts here would do them all first.
  await owner.query('delete from jobs where tenant_id = $1', [known.tenantId]);
});
