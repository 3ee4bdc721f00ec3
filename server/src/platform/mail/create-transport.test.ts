import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import type { OutgoingLetter } from '../../kernel/services.ts';
import { createTransport, type MailFailure } from './create-transport.ts';
import { parseEml } from './parse-eml.ts';
import { readMailDir } from './read-mail-dir.ts';

const FROM = 'Prokura <no-reply@prokura.example.com>';
const LETTER: OutgoingLetter = {
  to: 'anna@example.com',
  sender: 'ООО «Щёголева и Преображенский»',
  replyTo: { name: 'Щёголева, Анна', address: 'buyer@example.com' },
  subject: 'Ключ API «Обмен с 1С»: осталось 7 дней — замените его заранее, чтобы интеграция не остановилась 🔑',
  html: `<p>Здравствуйте!</p>\n<p>${'Длинная строка '.repeat(100)}</p>\n.\n<p>=3D = точка</p>`,
  text: `Здравствуйте!\n\n${'Строка. '.repeat(30)}\n.\n..\nFrom здесь\n=3D конец \n`,
  messageId: '0193-abc@portal.example.com',
};

type Received = { readonly source: string; readonly rcpt: readonly string[] };

async function withServer(run: (url: string, received: Received[]) => Promise<void>): Promise<void> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = address.startsWith('nobody@') ? 550 : address.startsWith('later@') ? 451 : 0;
      done(code === 0 ? null : Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        received.push({ source, rcpt: session.envelope.rcptTo.map(({ address }) => address) });
        done(null);
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  await run(`smtp://127.0.0.1:${port}`, received);
  await new Promise<void>((done) => server.close(done));
}

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  await run(join(folder, 'mail'));
  await rm(folder, { recursive: true });
}

function failure(error: unknown): MailFailure {
  assert.ok(error instanceof Error && 'permanent' in error, String(error));
  return error as MailFailure;
}

test('a letter with Cyrillic subject, name and text arrives over SMTP as it was written', async () => {
  await withServer(async (smtpUrl, received) => {
    const transport = createTransport({ smtpUrl, mailFrom: FROM, mailDir: '/nowhere' });
    const sent = await transport.send(LETTER);
    transport.close();
    assert.match(sent.ref, /^250/);
    assert.equal(received.length, 1);
    const letter = parseEml(received[0]?.source ?? '');
    assert.equal(letter.subject, LETTER.subject);
    assert.equal(letter.to, LETTER.to);
    assert.equal(letter.from, `${LETTER.sender} · ${FROM}`);
    assert.equal(letter.replyTo, 'Щёголева, Анна <buyer@example.com>');
    assert.equal(letter.text.trimEnd(), LETTER.text.trimEnd());
    assert.equal(letter.html.trimEnd(), LETTER.html.trimEnd());
    assert.match(received[0]?.source ?? '', /^Message-ID: <0193-abc@portal\.example\.com>\r?$/m);
    assert.match(received[0]?.source ?? '', /^Auto-Submitted: auto-generated\r?$/m);
  });
});

test('a refused recipient is a permanent failure, a deferred one is not', async () => {
  await withServer(async (smtpUrl) => {
    const transport = createTransport({ smtpUrl, mailFrom: FROM, mailDir: '/nowhere' });
    await assert.rejects(transport.send({ ...LETTER, to: 'nobody@example.com' }), (error) => failure(error).permanent);
    await assert.rejects(transport.send({ ...LETTER, to: 'later@example.com' }), (error) => !failure(error).permanent);
    assert.match((await transport.send(LETTER)).ref, /^250/);
    transport.close();
  });
});

test('a mail server that is down is a failure that may pass', async () => {
  let url = '';
  await withServer(async (smtpUrl) => {
    url = smtpUrl;
  });
  const transport = createTransport({ smtpUrl: url, mailFrom: FROM, mailDir: '/nowhere' });
  await assert.rejects(transport.send(LETTER), (error) => !failure(error).permanent);
  transport.close();
});

test('no value can add a header or a recipient', async () => {
  await withServer(async (smtpUrl, received) => {
    const transport = createTransport({ smtpUrl, mailFrom: FROM, mailDir: '/nowhere' });
    const evil = 'a\r\nBcc: thief@example.com\r\n\r\n<script>\u2028X: y';
    const person = `${evil}" <thief@example.com>, `;
    const replyTo = { name: person, address: 'buyer@example.com' };
    await transport.send({ ...LETTER, subject: evil, sender: person, replyTo });
    assert.deepEqual(received[0]?.rcpt, [LETTER.to]);
    assert.doesNotMatch(received[0]?.source ?? '', /^(bcc|x):/im);
    const addresses = [
      'a@b.com, thief@example.com',
      'a@b.com\r\nBcc: t@e.com',
      'a@b.com\n',
      '<a@b.com>',
      'a b@c.com',
      'a@b@c.com',
      '',
      'a@',
      '@b.com',
      'a@b.com>\r\nRCPT TO:<t@e.com',
      '"a"@b.com',
      'Anna <a@b.com>',
      'a@b.com;c@d.com',
      'group:a@b.com;',
      'a@-b.com\u0000',
    ];
    for (const to of addresses)
      await assert.rejects(transport.send({ ...LETTER, to }), (error) => failure(error).permanent, to);
    for (const messageId of ['a@b\r\nBcc: t@e.com', '../../etc/passwd', 'a', '<a@b>'])
      await assert.rejects(transport.send({ ...LETTER, messageId }), (error) => failure(error).permanent);
    transport.close();
    assert.equal(received.length, 1);
  });
});

test('without SMTP each letter becomes a file that reads back the same', async () => {
  await withFolder(async (mailDir) => {
    assert.deepEqual(await readMailDir(mailDir), []);
    const transport = createTransport({ mailFrom: FROM, mailDir });
    const { ref } = await transport.send(LETTER);
    await transport.send({ ...LETTER, subject: 'Second', messageId: '0194@portal.example.com' });
    await writeFile(join(mailDir, '.half.tmp'), 'half a letter');
    const letters = await readMailDir(mailDir);
    assert.deepEqual(
      letters.map(({ subject }) => subject),
      ['Second', LETTER.subject],
    );
    assert.equal(letters[0]?.to, LETTER.to);
    assert.equal(letters[1]?.text.trimEnd(), LETTER.text.trimEnd());
    assert.equal(letters[1]?.html.trimEnd(), LETTER.html.trimEnd());
    assert.ok(Math.abs(Date.parse(letters[1]?.date ?? '') - Date.now()) < 60_000);
    assert.match(ref, /\d{4}-\d{2}-\d{2}T[\d.-]+Z-0193-abc\.eml$/);
    assert.ok((await readFile(ref, 'utf8')).includes('multipart/alternative'));
    assert.equal((await readMailDir(mailDir, 1)).length, 1);
    assert.equal((await readdir(mailDir)).filter((name) => name.endsWith('.eml')).length, 2);
  });
});
