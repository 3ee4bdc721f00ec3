import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, owner } from '../../../../test/harness.ts';
import { connectMail, letterFrom, mailSettings, messagesKept } from '../../../../test/mailbox.ts';

const installations = '/api/v1/integrations/installations';

test('letters of the mailbox come in the order they arrived, each with its words', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver(
    letterFrom({
      from: '"Ольга Петрова" <sales@cement.ru>',
      subject: 'Цена на цемент М500',
      text: 'По 412,50 за мешок.',
    }),
  );
  mailbox.imap.deliver(letterFrom({ from: 'office@pesok.ru', subject: 'Песок' }));
  await mailbox.sync();
  const { items } = (await mailbox.ask('GET', '/api/v1/mailbox/threads')).json;
  assert.deepEqual(
    items.map(({ subject, participants, unreadCount }: never) => ({ subject, participants, unreadCount })),
    [
      { subject: 'Песок', participants: ['office@pesok.ru'], unreadCount: 1 },
      { subject: 'Цена на цемент М500', participants: ['sales@cement.ru'], unreadCount: 1 },
    ],
  );
  const [letter] = (await mailbox.ask('GET', `/api/v1/mailbox/threads/${items[1].id}/messages`)).json.items;
  assert.deepEqual(letter.from, { name: 'Ольга Петрова', address: 'sales@cement.ru' });
  assert.equal(letter.text.trim(), 'По 412,50 за мешок.');
});

test('what was read once does not come again', async () => {
  const mailbox = await connectMail();
  for (let n = 0; n < 120; n += 1) mailbox.imap.deliver(letterFrom({ subject: `Письмо ${n}` }));
  await mailbox.sync();
  await mailbox.sync();
  const kept = await messagesKept(mailbox);
  assert.equal(kept.length, 120);
  assert.equal(new Set(kept.map(({ message_id }) => message_id)).size, 120);
  const { json } = await mailbox.ask('GET', `${installations}/${mailbox.installationId}`);
  assert.deepEqual([json.lastSyncStatus, json.status], ['ok', 'installed']);
});

test('a connection that breaks in the middle of a page loses and doubles nothing', async () => {
  const mailbox = await connectMail();
  for (let n = 0; n < 70; n += 1) mailbox.imap.deliver(letterFrom({ subject: `Письмо ${n}` }));
  mailbox.imap.plan.breakAfter = 60;
  await mailbox.sync();
  await mailbox.sync();
  assert.equal((await messagesKept(mailbox)).length, 70);
});

test('numbers given anew do not bring old letters again', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver(letterFrom({ subject: 'Первое' }));
  mailbox.imap.deliver(letterFrom({ subject: 'Второе' }));
  await mailbox.sync();
  mailbox.imap.renumber();
  mailbox.imap.deliver(letterFrom({ subject: 'Третье' }));
  await mailbox.sync();
  assert.deepEqual(
    (await messagesKept(mailbox))
      .map(({ subject }) => subject)
      .toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
    ['Второе', 'Первое', 'Третье'],
  );
  const events = (await mailbox.logs()).map(({ event }) => event);
  assert.ok(events.includes('mail.numbered_anew' as never) && events.includes('mail.known_already' as never));
});

test('the same letter twice in a mailbox is one letter', async () => {
  const mailbox = await connectMail();
  const letter = letterFrom({ subject: 'Дважды' });
  mailbox.imap.deliver(letter);
  mailbox.imap.deliver(letter);
  await mailbox.sync();
  assert.equal((await messagesKept(mailbox)).length, 1);
});

test('a folder with a name in Cyrillic is read', async () => {
  const mailbox = await connectMail((servers) => {
    servers.imap.folder('Поставщики & цены');
    const settings = mailSettings(servers);
    return { ...settings, imap: { ...settings.imap, folder: 'поставщики & цены' } };
  });
  mailbox.imap.deliver(letterFrom({ subject: 'В папке' }), 'Поставщики & цены');
  mailbox.imap.deliver(letterFrom({ subject: 'Во входящих' }));
  await mailbox.sync();
  assert.deepEqual(
    (await messagesKept(mailbox)).map(({ subject }) => subject),
    ['В папке'],
  );
});

const boundary = 'граница'.length > 0 ? 'b0undary' : '';

const withFile = (name: string, type: string, content: Buffer | string, head: readonly string[] = []) =>
  [
    'From: =?koi8-r?B?78zYx8E=?= <sales@cement.ru>',
    'To: zakupki@romashka.ru',
    `Subject: =?windows-1251?B?${Buffer.from([0xcf, 0xf0, 0xe0, 0xe9, 0xf1]).toString('base64')}?=`,
    `Message-ID: <${Math.random()}@cement.ru>`,
    ...head,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    '',
    `--${boundary}`,
    'Content-Type: text/html; charset=windows-1251',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(
      [...'<p>']
        .map((c) => c.charCodeAt(0))
        .concat(
          [0xd6, 0xe5, 0xed, 0xfb],
          [...'</p><script>x</script>'].map((c) => c.charCodeAt(0)),
        ),
    ).toString('base64'),
    `--${boundary}`,
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; ${name}`,
    '',
    Buffer.from(content).toString('base64'),
    `--${boundary}--`,
    '',
  ].join('\r\n');

test('old encodings and split names of files are read as they were meant', async () => {
  const mailbox = await connectMail();
  const name = encodeURIComponent('Прайс на октябрь.csv');
  mailbox.imap.deliver(
    withFile(
      `filename*0*=utf-8''${name.slice(0, 36)}; filename*1*=${name.slice(36)}`,
      'text/csv',
      'Артикул;Цена\r\nA-1;10\r\n',
    ),
  );
  await mailbox.sync();
  const [letter] = await messagesKept(mailbox);
  assert.deepEqual([letter.subject, letter.sender.name, letter.body.trim()], ['Прайс', 'Ольга', 'Цены']);
  const [file] = letter.attachments;
  assert.deepEqual([file.fileName, file.mimeType, file.notKept], ['Прайс на октябрь.csv', 'text/csv', null]);
  const link = await mailbox.ask('GET', `/api/v1/files/${file.fileId}/download-url`);
  assert.equal(link.status, 200, link.text);
  const { rows } = await owner.query('select entity_type, scan_status from files where tenant_id = $1 and id = $2', [
    mailbox.portal.tenantId,
    file.fileId,
  ]);
  assert.equal(rows[0].entity_type, 'mailboxMessage');
});

test('a file of a kind that is not taken is named and not kept', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver(withFile('filename="счёт.pdf.exe"', 'application/pdf', 'MZ'));
  await mailbox.sync();
  const [letter] = await messagesKept(mailbox);
  assert.deepEqual(
    letter.attachments.map(({ fileId, notKept }: never) => [fileId, notKept]),
    [[null, 'file_type']],
  );
});

test('a letter that is built badly is kept all the same, and the next one comes after it', async () => {
  const mailbox = await connectMail();
  const deep = Array.from(
    { length: 400 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  ).join('');
  mailbox.imap.deliver(`From: a@b.ru\r\nSubject: Deep\r\nMessage-ID: <deep@b.ru>\r\nMIME-Version: 1.0\r\n${deep}`);
  mailbox.imap.deliver(
    'Subject: =?utf-8?B?broken\r\nContent-Type: multipart/mixed; boundary="\r\n\r\nno headers end\u0000\uFFFF',
  );
  mailbox.imap.deliver('\r\n');
  mailbox.imap.deliver(letterFrom({ subject: 'После битых' }));
  await mailbox.sync();
  const kept = await messagesKept(mailbox);
  assert.equal(kept.length, 4, JSON.stringify(await mailbox.logs()));
  assert.ok(kept.some(({ subject }) => subject === 'После битых'));
});

test('a letter of more than 25 MiB stays in the mailbox, and the journal says so', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver(
    Buffer.concat([Buffer.from(letterFrom({ subject: 'Огромное' })), Buffer.alloc(26 * 1024 * 1024, 'a')]),
  );
  mailbox.imap.deliver(letterFrom({ subject: 'Обычное' }));
  await mailbox.sync();
  assert.deepEqual(
    (await messagesKept(mailbox)).map(({ subject }) => subject),
    ['Обычное'],
  );
  const skipped = (await mailbox.logs()).find(({ event }) => event === ('mail.skipped' as never));
  assert.equal((skipped?.details as unknown as { reason: string })?.reason, 'too_long');
});

test('two portals that read one letter keep one each', async () => {
  const [one, other] = [await connectMail(), await connectMail()];
  const letter = letterFrom({ id: 'shared@cement.ru' });
  one.imap.deliver(letter);
  other.imap.deliver(letter);
  await Promise.all([one.sync(), other.sync()]);
  await drainJobs(one.portal.tenantId, other.portal.tenantId);
  assert.deepEqual([(await messagesKept(one)).length, (await messagesKept(other)).length], [1, 1]);
});

test('reading marks nothing in the mailbox', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver(letterFrom({}));
  await mailbox.sync();
  const commands = mailbox.imap.journal.map(({ command }) => command);
  assert.ok(
    !commands.some((one) => ['MARKS READ', 'UID STORE', 'SELECT', 'EXPUNGE', 'APPEND'].includes(one)),
    commands.join(),
  );
});
