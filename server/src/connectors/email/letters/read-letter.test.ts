import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FetchMessageObject } from 'imapflow';
import type { Call, LogLine } from '../../../kernel/integrations/call.ts';
import type { EmailSettings } from '../email-settings.ts';
import { readLetter } from './read-letter.ts';

const arrived = new Date('2026-11-20T09:00:00Z');

/** A letter as the mailbox hands it out: what is read of it, and the files that were kept. */
async function letterOf(source: string | Buffer, more: Partial<FetchMessageObject> = {}) {
  const files: string[] = [];
  const lines: LogLine[] = [];
  const call = {
    keepFile: async ({ fileName }: { fileName: string }) => files.push(fileName),
    log: (line: LogLine) => lines.push(line),
  } as unknown as Call<EmailSettings>;
  const letter = { uid: 7, seq: 1, source: Buffer.from(source), internalDate: arrived, ...more } as FetchMessageObject;
  const read = await readLetter(call, { folder: 'INBOX', uidValidity: '1', letter });
  return { read, files, lines };
}

const head = (...lines: string[]) => [...lines, '', 'Цены во вложении.', ''].join('\r\n');

test('a letter in windows-1251 and in koi8-r is read in Russian', async () => {
  for (const [charset, hex] of [
    ['windows-1251', 'd6e5edfb'],
    ['koi8-r', 'e3c5ced9'],
  ] as const) {
    const text = Buffer.from(hex, 'hex');
    const headers = [
      'From: a@b.ru',
      `Subject: =?${charset}?B?${text.toString('base64')}?=`,
      `Content-Type: text/plain; charset=${charset}`,
    ];
    const { read } = await letterOf(Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), text]));
    assert.deepEqual([read.subject, read.text.trim()], ['Цены', 'Цены'], charset);
  }
});

test('what a letter answers stands oldest first, the one answered directly last, each once', async () => {
  const { read } = await letterOf(
    head('From: a@b.ru', 'In-Reply-To: <2@x.ru>', 'References: <1@x.ru> <2@x.ru> <3@x.ru> <1@x.ru>'),
  );
  assert.deepEqual(read.answers, ['1@x.ru', '3@x.ru', '2@x.ru']);
});

test('a letter without an identifier is known by its bytes, the same ones always the same', async () => {
  const [one, again, other] = await Promise.all(
    ['a@b.ru', 'a@b.ru', 'c@b.ru'].map(async (from) => (await letterOf(head(`From: ${from}`))).read.messageId),
  );
  assert.match(one ?? '', /^[0-9a-f]{64}@no-message-id$/);
  assert.deepEqual([one === again, one === other], [true, false]);
});

test('an identifier too long to keep is known by its digest', async () => {
  const { read } = await letterOf(head('From: a@b.ru', `Message-ID: <${'x'.repeat(400)}@b.ru>`));
  assert.match(read.messageId, /^[0-9a-f]{64}$/);
});

test('people are told once by their address in small letters, and those of a group one by one', async () => {
  const { read } = await letterOf(
    head('From: =?utf-8?B?0JHQsNC30LA=?= <SALES@Cement.RU>', 'To: buyers: a@r.ru, b@r.ru;, undisclosed', 'Cc: c@r.ru'),
  );
  assert.deepEqual(read.from, { name: 'База', address: 'sales@cement.ru' });
  assert.deepEqual([read.to.map(({ address }) => address), read.cc.length], [['a@r.ru', 'b@r.ru'], 1]);
});

test('the sender’s clock is believed within a month of the server’s, and no further', async () => {
  const sent = async (date: string) => (await letterOf(head('From: a@b.ru', `Date: ${date}`))).read.sentAt;
  assert.equal(await sent('Thu, 19 Nov 2026 12:00:00 +0300'), '2026-11-19T09:00:00.000Z');
  assert.equal(await sent('Thu, 01 Jan 1970 00:00:00 +0000'), arrived.toISOString());
  assert.equal(await sent('вчера'), arrived.toISOString());
});

test('a server that tells no moment of arrival does not stop the mailbox', async () => {
  const before = Date.now();
  const { read } = await letterOf(head('From: a@b.ru'), { internalDate: '32-Nov-2026 99:00:00' });
  assert.ok(Date.parse(read.sentAt) >= before);
});

test('line breaks and invisible signs in a subject are one line, and a whole novel is bounded', async () => {
  const { read } = await letterOf(
    `From: a@b.ru\r\nSubject: =?utf-8?Q?=D0=A6=D0=B5=D0=BD=D1=8B=0D=0ABcc:_x@y.ru?=\r\n\r\n${'я'.repeat(300_000)}`,
  );
  assert.deepEqual([read.subject, read.text.length], ['Цены Bcc: x@y.ru', 200_000]);
});

test('a picture inside the text is no attachment, a price list is', async () => {
  const part = (...lines: string[]) => ['--b', ...lines, 'Content-Transfer-Encoding: base64', '', 'AAAA'].join('\r\n');
  const { files } = await letterOf(
    [
      'From: a@b.ru\r\nContent-Type: multipart/related; boundary=b\r\n',
      '--b\r\nContent-Type: text/html\r\n\r\n<img src="cid:logo">',
      part('Content-Type: image/png', 'Content-ID: <logo>', 'Content-Disposition: inline'),
      part('Content-Type: application/vnd.ms-excel', 'Content-Disposition: attachment; filename="prices.xls"'),
      part('Content-Type: text/calendar', 'Content-Disposition: attachment'),
      '--b--',
    ].join('\r\n'),
  );
  assert.deepEqual(files, ['prices.xls', 'file.ics']);
});

test('bytes that are no letter are taken for an empty one, and harm nobody', async () => {
  const { read } = await letterOf(Buffer.from([0, 255, 13, 10, 0, 200]));
  assert.deepEqual([read.from, read.subject, read.answers, read.bounce], [null, '', [], null]);
  assert.ok(!read.text.includes('\u0000'));
});
