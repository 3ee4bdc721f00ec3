import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, lettersTo, owner } from '../../../../test/harness.ts';
import { connectMail, type Mailbox, mailSettings } from '../../../../test/mailbox.ts';
import { rfqAsked } from '../../../../test/rfq-asked.ts';

const letters = '/api/v1/mailbox/messages';

const write = async (mailbox: Mailbox) => {
  const made = await mailbox.ask('POST', letters, {
    to: [{ address: 'sales@cement.ru' }],
    subject: 'Счёт на цемент',
    text: 'Добрый день! Пришлите счёт.',
  });
  assert.equal(made.status, 201, made.text);
  return made.json.id as string;
};

const stateOf = async (mailbox: Mailbox, id: string) => (await mailbox.ask('GET', `${letters}/${id}`)).json;

const installationOf = async (mailbox: Mailbox) =>
  (await mailbox.ask('GET', `/api/v1/integrations/installations/${mailbox.installationId}`)).json;

const act = (mailbox: Mailbox, verb: string) =>
  mailbox.ask('POST', `/api/v1/integrations/installations/${mailbox.installationId}/${verb}`);

/** Time passes until what waits for later is due. */
const later = async (mailbox: Mailbox) => {
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
    [mailbox.portal.tenantId],
  );
  await drainJobs(mailbox.portal.tenantId);
};

test('a refused sign-in while sending stops the integration and is told; the letter waits, and leaves once that is mended', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.refuseSignIn = true;
  const letter = await write(mailbox);
  await drainJobs(mailbox.portal.tenantId);
  const waiting = await stateOf(mailbox, letter);
  assert.equal(waiting.state, 'pending');
  assert.match(waiting.error, /не принимает логин или пароль/);
  const { status, lastError } = await installationOf(mailbox);
  assert.deepEqual([status, lastError.kind], ['sync_error', 'auth']);
  const told = (await mailbox.logs()).find(({ event }) => event === 'mail.sent');
  assert.deepEqual([told?.status, told?.level], ['failed', 'error']);

  const tries = mailbox.smtp.tries.connections;
  await later(mailbox);
  assert.equal(mailbox.smtp.tries.connections, tries, 'nobody is asked before a person has mended it');
  assert.match((await stateOf(mailbox, letter)).error, /Почта не работает/);

  mailbox.smtp.plan.refuseSignIn = false;
  assert.ok((await act(mailbox, 'test')).json.ok);
  mailbox.smtp.letters.length = 0;
  await later(mailbox);
  assert.deepEqual([(await stateOf(mailbox, letter)).state, mailbox.smtp.letters.length], ['done', 1]);
});

test('a letter written before the mailbox was switched off leaves when it is switched on, or has failed after three days', async () => {
  const mailbox = await connectMail();
  const [letter, old] = [await write(mailbox), await write(mailbox)];
  await owner.query(
    `update mailbox_messages set sent_at = now() - interval '4 days' where tenant_id = $1 and id = $2`,
    [mailbox.portal.tenantId, old],
  );
  await act(mailbox, 'disable');
  await drainJobs(mailbox.portal.tenantId);
  assert.equal(mailbox.smtp.letters.length, 0);
  assert.deepEqual(
    [(await stateOf(mailbox, letter)).state, (await stateOf(mailbox, old)).state],
    ['pending', 'failed'],
  );
  await act(mailbox, 'enable');
  await later(mailbox);
  assert.deepEqual([(await stateOf(mailbox, letter)).state, mailbox.smtp.letters.length], ['done', 1]);
});

test('answers to what the portal writes to suppliers are asked to the mailbox where its settings say so', async () => {
  const mailbox = await connectMail((servers) => ({ ...mailSettings(servers), answersHere: true }));
  const address = `sales-${mailbox.portal.tenantId}@cement.ru`;
  await rfqAsked(mailbox.portal, address);
  const [asked] = await lettersTo(address);
  assert.match(asked?.replyTo ?? '', /zakupki@romashka\.ru/);

  const other = await connectMail();
  const elsewhere = `sales-${other.portal.tenantId}@cement.ru`;
  await rfqAsked(other.portal, elsewhere);
  const [usual] = await lettersTo(elsewhere);
  assert.doesNotMatch(usual?.replyTo ?? '', /zakupki@romashka\.ru/);
});
