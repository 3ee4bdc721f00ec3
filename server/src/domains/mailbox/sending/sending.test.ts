import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHolder } from '../../../../test/files.ts';
import { drainJobs, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { connectMail, installMail, letterFrom, login, type Mailbox, messagesKept } from '../../../../test/mailbox.ts';

const letters = '/api/v1/mailbox/messages';

const write = async (mailbox: Mailbox, body: object = {}) => {
  const made = await mailbox.ask('POST', letters, {
    to: [{ address: 'sales@cement.ru', name: 'Ольга' }],
    subject: 'Счёт на цемент',
    text: 'Добрый день! Пришлите счёт.',
    ...body,
  });
  assert.equal(made.status, 201, made.text);
  return made.json;
};

const stateOf = async (mailbox: Mailbox, id: string) => (await mailbox.ask('GET', `${letters}/${id}`)).json;

/** Time passes until what waits for later is due. */
const later = async (mailbox: Mailbox) => {
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
    [mailbox.portal.tenantId],
  );
  await drainJobs(mailbox.portal.tenantId);
};

test('a letter leaves from the company’s own address, and its answer comes into the same conversation', async () => {
  const mailbox = await connectMail();
  const letter = await write(mailbox);
  assert.equal(letter.state, 'pending');
  await drainJobs(mailbox.portal.tenantId);
  assert.equal((await stateOf(mailbox, letter.id)).state, 'done');
  const [taken] = mailbox.smtp.letters;
  assert.deepEqual([taken?.from, taken?.to, mailbox.smtp.letters.length], [login, ['sales@cement.ru'], 1]);
  assert.match(String(taken?.raw), new RegExp(`Message-ID: <${letter.messageId}>`));
  mailbox.imap.deliver(
    letterFrom({ answers: [letter.messageId], subject: 'Re: Счёт на цемент', at: new Date(Date.now() + 60_000) }),
  );
  await mailbox.sync();
  const { json } = await mailbox.ask('GET', `/api/v1/mailbox/threads/${letter.threadId}`);
  assert.deepEqual([json.messageCount, json.lastDirection, json.unreadCount], [2, 'in', 1]);
  const answer = await mailbox.ask('POST', `/api/v1/mailbox/threads/${letter.threadId}/reply`, { text: 'Спасибо!' });
  assert.equal(answer.status, 201, answer.text);
  await drainJobs(mailbox.portal.tenantId);
  const sent = String(mailbox.smtp.letters[1]?.raw);
  assert.match(sent, /In-Reply-To: <letter-/);
  assert.match(sent, new RegExp(`References: <${letter.messageId}>`));
  assert.deepEqual(
    [answer.json.to, answer.json.subject],
    [[{ name: '', address: 'sales@cement.ru' }], 'Re: Счёт на цемент'],
  );
});

test('a file of the portal goes along, if its writer may read it', async () => {
  const mailbox = await connectMail();
  const { json: item } = await mailbox.ask('POST', '/api/v1/catalog', { name: 'Цемент' });
  const form = new FormData();
  form.append('file', new File(['Паспорт качества'], 'паспорт.txt', { type: 'text/plain' }));
  form.append('entityType', 'catalogItem');
  form.append('entityId', item.id);
  const { json: file } = await mailbox.ask('POST', '/api/v1/files', form);
  const letter = await write(mailbox, { fileIds: [file.id] });
  assert.deepEqual(
    letter.attachments.map(({ fileName }: { fileName: string }) => fileName),
    ['паспорт.txt'],
  );
  await drainJobs(mailbox.portal.tenantId);
  assert.match(String(mailbox.smtp.letters[0]?.raw), /filename\*0\*=utf-8''%D0|filename="=\?UTF-8/i);
  const strange = await newHolder();
  const foreign = await mailbox.ask('POST', letters, {
    to: [{ address: 'a@b.ru' }],
    subject: 'x',
    text: 'y',
    fileIds: [strange.itemId],
  });
  assert.equal(foreign.status, 404);
});

test('a letter whose fate is unknown is not sent again by itself', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.dropAfterData = true;
  const letter = await write(mailbox);
  await drainJobs(mailbox.portal.tenantId);
  mailbox.smtp.plan.dropAfterData = false;
  for (let look = 0; look < 5; look += 1) await later(mailbox);
  const shown = await stateOf(mailbox, letter.id);
  assert.deepEqual([shown.state, mailbox.smtp.tries.letters - 1, mailbox.smtp.letters.length], ['in_doubt', 1, 1]);
  assert.match(shown.error, /решение/);
  assert.ok((await mailbox.logs()).some(({ status }) => status === ('in_doubt' as never)));
});

test('a letter in doubt that lies among the sent ones was sent', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.dropAfterData = true;
  const letter = await write(mailbox);
  await drainJobs(mailbox.portal.tenantId);
  mailbox.imap.deliver(letterFrom({ id: letter.messageId, from: login }), 'Sent');
  await later(mailbox);
  assert.equal((await stateOf(mailbox, letter.id)).state, 'done');
  assert.equal(mailbox.smtp.letters.length, 1);
});

test('a letter found being sent after its worker died is in doubt', async () => {
  const mailbox = await connectMail();
  const letter = await write(mailbox);
  await owner.query(`update mailbox_messages set state = 'running' where tenant_id = $1 and id = $2`, [
    mailbox.portal.tenantId,
    letter.id,
  ]);
  await drainJobs(mailbox.portal.tenantId);
  assert.equal((await stateOf(mailbox, letter.id)).state, 'in_doubt');
  assert.equal(mailbox.smtp.letters.length, 0);
});

test('a person decides on a letter in doubt: it was sent, it goes again, or it is left', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.dropAfterData = true;
  const [one, two, three] = [await write(mailbox), await write(mailbox), await write(mailbox)];
  await drainJobs(mailbox.portal.tenantId);
  mailbox.smtp.plan.dropAfterData = false;
  const settle = async (id: string, decision: string) =>
    (await mailbox.ask('POST', `${letters}/${id}/settle`, { decision })).json.state;
  assert.deepEqual(
    [await settle(one.id, 'sent'), await settle(two.id, 'send_again'), await settle(three.id, 'give_up')],
    ['done', 'pending', 'failed'],
  );
  await drainJobs(mailbox.portal.tenantId);
  assert.equal((await stateOf(mailbox, two.id)).state, 'done');
  const again = mailbox.smtp.letters.filter(({ raw }) => raw.includes(`<${two.messageId}>`));
  assert.equal(again.length, 2);
  const once = await mailbox.ask('POST', `${letters}/${one.id}/settle`, { decision: 'sent' });
  assert.equal(`${once.status} ${once.json.rule}`, '409 letter_not_in_doubt');
});

test('a connection that breaks in the middle of a letter sends nothing twice', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.dropDuringData = true;
  const letter = await write(mailbox, { text: 'a'.repeat(9_000) });
  await drainJobs(mailbox.portal.tenantId);
  const broken = await stateOf(mailbox, letter.id);
  assert.ok(['pending', 'in_doubt'].includes(broken.state));
  assert.equal(mailbox.smtp.letters.length, 0);
});

test('greylisting is waited out', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.greylist = 1;
  const letter = await write(mailbox);
  await drainJobs(mailbox.portal.tenantId);
  assert.equal((await stateOf(mailbox, letter.id)).state, 'pending');
  await later(mailbox);
  assert.deepEqual([(await stateOf(mailbox, letter.id)).state, mailbox.smtp.letters.length], ['done', 1]);
});

test('a letter refused for one recipient shows whom it did not reach', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.refuse.set('nobody@cement.ru', { code: 550, text: '5.1.1 no such user' });
  const letter = await write(mailbox, { cc: [{ address: 'nobody@cement.ru' }] });
  await drainJobs(mailbox.portal.tenantId);
  const shown = await stateOf(mailbox, letter.id);
  assert.equal(shown.state, 'done');
  assert.deepEqual(
    shown.undelivered.map(({ address }: { address: string }) => address),
    ['nobody@cement.ru'],
  );
});

test('a letter refused for all has failed, once', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.plan.refuse.set('sales@cement.ru', { code: 550, text: '5.1.1 no such user' });
  const letter = await write(mailbox);
  await drainJobs(mailbox.portal.tenantId);
  await later(mailbox);
  const shown = await stateOf(mailbox, letter.id);
  assert.equal(shown.state, 'failed');
  assert.match(shown.error, /no such user/);
});

test('a letter larger than its server takes has failed, and says so', async () => {
  const mailbox = await connectMail();
  mailbox.smtp.limitSize(1_000);
  const letter = await write(mailbox, { text: 'слово '.repeat(500) });
  await drainJobs(mailbox.portal.tenantId);
  const shown = await stateOf(mailbox, letter.id);
  assert.deepEqual([shown.state, mailbox.smtp.tries.letters], ['failed', 1]);
  assert.match(shown.error, /Письмо больше, чем принимает/);
});

test('without a mailbox nothing can be written', async () => {
  const mailbox = await installMail();
  const refused = await mailbox.ask('POST', letters, { to: [{ address: 'a@b.ru' }], subject: 'x', text: 'y' });
  assert.equal(
    `${refused.status} ${refused.json.code} ${refused.json.rule}`,
    '409 installation_not_ready mailbox_not_connected',
  );
});

test('a letter without a sender can be answered only to somebody named: recipient_missing', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver('Subject: Аноним\r\nMessage-ID: <nobody@nowhere.ru>\r\n\r\nПривет');
  await mailbox.sync();
  const [thread] = (await mailbox.ask('GET', '/api/v1/mailbox/threads')).json.items;
  const path = `/api/v1/mailbox/threads/${thread.id}/reply`;
  const refused = await mailbox.ask('POST', path, { text: 'Кто вы?' });
  assert.equal(`${refused.status} ${refused.json.rule}`, '422 recipient_missing');
  const named = await mailbox.ask('POST', path, { text: 'Кто вы?', to: [{ address: 'sales@cement.ru' }] });
  assert.equal(named.status, 201);
});

test('nothing is attached to a letter that is written: letter_is_written', async () => {
  const mailbox = await connectMail();
  const letter = await write(mailbox);
  const form = new FormData();
  form.append('file', new File(['Позже'], 'позже.txt', { type: 'text/plain' }));
  form.append('entityType', 'mailboxMessage');
  form.append('entityId', letter.id);
  const refused = await mailbox.ask('POST', '/api/v1/files', form);
  assert.equal(`${refused.status} ${refused.json.rule}`, '409 letter_is_written');
});

test('a person who may only read writes no letters', async () => {
  const mailbox = await connectMail();
  const accountant = await newPerson(mailbox.portal, 'accountant');
  const token = await signIn(mailbox.portal, accountant.userId);
  assert.equal((await request('GET', '/api/v1/mailbox/threads', { token })).status, 200);
  const body = { to: [{ address: 'a@b.ru' }], subject: 'x', text: 'y' };
  assert.equal((await request('POST', letters, { token, body })).status, 403);
  const viewer = await newPerson(mailbox.portal, 'viewer');
  const other = await signIn(mailbox.portal, viewer.userId);
  assert.equal((await request('GET', '/api/v1/mailbox/threads', { token: other })).status, 403);
});

test('one request sent twice is one letter', async () => {
  const mailbox = await connectMail();
  const send = () =>
    request('POST', letters, {
      token: mailbox.token,
      headers: { 'idempotency-key': 'letter-1' },
      body: { to: [{ address: 'sales@cement.ru' }], subject: 'Один раз', text: 'Раз' },
    });
  await Promise.all([send(), send()]);
  await send();
  await drainJobs(mailbox.portal.tenantId);
  assert.equal(mailbox.smtp.letters.length, 1);
  assert.equal((await messagesKept(mailbox)).length, 1);
});

test('a header cannot be smuggled into a letter', async () => {
  const mailbox = await connectMail();
  for (const address of ['a@b.ru\r\nBcc: c@d.ru', 'a@b.ru, c@d.ru', 'A <a@b.ru>', 'a b@c.ru'])
    assert.equal(
      (await mailbox.ask('POST', letters, { to: [{ address }], subject: 'x', text: 'y' })).status,
      422,
      address,
    );
  const letter = await mailbox.ask('POST', letters, {
    to: [{ address: 'a@b.ru', name: 'A" <x@y.ru>, "B' }],
    subject: 'x\r\nBcc: c@d.ru',
    text: '.\r\n.\r\nQUIT',
  });
  if (letter.status === 201) {
    await drainJobs(mailbox.portal.tenantId);
    assert.deepEqual(
      mailbox.smtp.letters.map(({ to }) => to),
      [['a@b.ru']],
    );
    assert.doesNotMatch(String(mailbox.smtp.letters[0]?.raw), /^Bcc:/im);
  } else assert.equal(letter.status, 422);
});
