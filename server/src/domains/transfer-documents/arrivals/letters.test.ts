import assert from 'node:assert/strict';
import { test } from 'node:test';
import { archive } from '../../../../../tools/hostile/archive.ts';
import { ok } from '../../../../test/billing.ts';
import { drainJobs, factsOf, owner } from '../../../../test/harness.ts';
import { installations } from '../../../../test/integrations.ts';
import { connectMail, letterFrom } from '../../../../test/mailbox.ts';
import {
  changed,
  installUpdImport,
  operatorArchive,
  transferDocuments,
  transferPortal,
  upd503,
} from '../../../../test/transfer-documents.ts';

/** A letter with these files. */
const withFiles = (about: Parameters<typeof letterFrom>[0], files: Record<string, Buffer>) =>
  letterFrom(about)
    .replace('Content-Type: text/plain; charset=utf-8', 'Content-Type: multipart/mixed; boundary=t')
    .replace('Content-Transfer-Encoding: 8bit\r\n', '')
    .replace(
      /\r\n\r\n[^]*$/,
      [
        '',
        '',
        '--t',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'УПД во вложении',
        ...Object.entries(files).flatMap(([name, bytes]) => [
          '--t',
          'Content-Type: application/octet-stream',
          `Content-Disposition: attachment; filename="${name}"`,
          'Content-Transfer-Encoding: base64',
          '',
          bytes.toString('base64'),
        ]),
        '--t--',
        '',
      ].join('\r\n'),
    );

/** The portal of the buyer with his mailbox; what came is read to its end. */
async function buyerWithMail(options: Parameters<typeof transferPortal>[0] = {}) {
  const world = await transferPortal(options);
  const mailbox = await connectMail(undefined, world.portal);
  const receive = async (...letters: string[]) => {
    for (const letter of letters) mailbox.imap.deliver(letter);
    await mailbox.sync();
    await drainJobs(world.portal.tenantId);
  };
  const listed = async (query = '') => ok(await world.ask('GET', `${transferDocuments}${query}`)).items;
  return { ...world, mailbox, receive, listed };
}

test('the УПД of a letter lies in the list, says whose letter it came with, and waits for a person', async () => {
  const { receive, listed, mailbox, preview, filesOf, bytesOf, log } = await buyerWithMail();
  await receive(withFiles({ from: 'buh@cement.ru', subject: 'Закрывающие' }, { 'upd.xml': upd503 }));
  const [document, ...others] = await listed();
  assert.equal(others.length, 0);
  assert.deepEqual(
    [document.number, document.source, document.status, document.createdBy],
    ['УТ-1045', 'mail', 'uploaded', null],
  );
  const [thread] = (await mailbox.ask('GET', '/api/v1/mailbox/threads')).json.items;
  const [arrival] = document.arrivals;
  assert.deepEqual(
    [arrival.source, arrival.sender, arrival.threadId, arrival.fileName, arrival.by, arrival.operator],
    ['mail', 'buh@cement.ru', thread.id, 'upd.xml', null, null],
  );
  assert.equal((await mailbox.ask('GET', `/api/v1/mailbox/messages/${arrival.letterId}`)).json.subject, 'Закрывающие');
  assert.equal((await preview(document.id)).readiness, 'ready');
  const [file] = await filesOf('transferDocument', document.id);
  assert.ok((await bytesOf(file.id)).equals(upd503));
  assert.deepEqual(
    (await log()).map(({ event, status }: Record<string, string>) => `${event} ${status}`)[0],
    'document.arrived ok',
  );
});

test('the same document by hand, by mail and in an archive is one, and tells every way it came', async () => {
  const { receive, listed, uploaded, upload, portal } = await buyerWithMail();
  const { id } = await uploaded(upd503);
  await receive(
    withFiles({ from: 'buh@cement.ru' }, { 'upd.xml': upd503 }),
    withFiles({ from: 'sales@cement.ru' }, { 'archive.zip': operatorArchive(upd503) }),
  );
  ok(await upload(upd503));
  const [document, ...others] = await listed();
  assert.deepEqual([document.id, others.length, document.source], [id, 0, 'file']);
  const told = document.arrivals.map(({ source, sender }: Record<string, string>) => `${source} ${sender}`);
  assert.deepEqual([told[0], ...told.slice(1).sort()], ['file null', 'mail buh@cement.ru', 'mail sales@cement.ru']);
  for (const source of ['file', 'mail', 'mail,operator'])
    assert.equal((await listed(`?source=${source}`)).length, 1, source);
  assert.equal((await listed('?source=operator')).length, 0);
  const events = (await factsOf(portal.tenantId))
    .map(({ event }) => event)
    .filter((event) => event === 'transfer_document.received');
  assert.equal(events.length, 2);
});

test('other papers of letters are left alone, and the journal says why', async () => {
  const { receive, listed, log } = await buyerWithMail();
  await receive(
    withFiles(
      { from: 'buh@cement.ru' },
      {
        'price.xml': Buffer.from('<?xml version="1.0"?><Прайс/>'),
        'photos.zip': archive([{ name: 'Фото.pdf', data: Buffer.from('%PDF-1.7') }]),
        'text.txt': Buffer.from('нет'),
      },
    ),
  );
  assert.deepEqual(await listed(), []);
  const lines = (await log()).filter(({ event }: { event: string }) => event === 'document.left_alone');
  assert.deepEqual(
    lines
      .map(({ status, details }: { status: string; details: { reason: string; fileName: string } }) => [
        details.fileName,
        details.reason,
        status,
      ])
      .sort(),
    [
      ['photos.zip', 'archive_without_document', 'skipped'],
      ['price.xml', 'not_a_transfer_document', 'skipped'],
    ],
  );
});

test('a correction that comes by mail is not lost from sight', async () => {
  const { receive, log } = await buyerWithMail();
  const corrected = changed(['<СвПрод ', '<ИспрДок НомИспр="1" ДатаИспр="21.11.2026"/><СвПрод ']);
  await receive(withFiles({ from: 'buh@cement.ru' }, { 'upd.xml': corrected }));
  const [line] = (await log()).filter(({ event }: { event: string }) => event === 'document.left_alone');
  assert.deepEqual([line.details.reason, line.status], ['corrected_document', 'warning']);
});

test('letters that came before the card was there are read once it works, those of long ago aside', async () => {
  const { receive, listed, ask, portal } = await buyerWithMail({ install: false });
  const old = changed(['УТ-1045', 'УТ-7']);
  await receive(
    withFiles({ from: 'buh@cement.ru' }, { 'upd.xml': upd503 }),
    withFiles({ from: 'buh@cement.ru', subject: 'Давно' }, { 'old.xml': old }),
  );
  await owner.query(
    `update mailbox_messages set sent_at = now() - interval '91 days' where tenant_id = $1 and subject = 'Давно'`,
    [portal.tenantId],
  );
  assert.deepEqual(await listed(), []);
  const installationId = await installUpdImport(ask);
  await drainJobs(portal.tenantId);
  const numbers = async () => (await listed()).map(({ number, source }: Record<string, string>) => [number, source]);
  assert.deepEqual(await numbers(), [['УТ-1045', 'mail']]);

  ok(await ask('POST', `${installations}/${installationId}/disable`));
  await receive(withFiles({ from: 'sales@cement.ru' }, { 'new.xml': changed(['УТ-1045', 'УТ-1046']) }));
  ok(await ask('POST', `${installations}/${installationId}/enable`));
  await drainJobs(portal.tenantId);
  assert.deepEqual((await numbers()).sort(), [
    ['УТ-1045', 'mail'],
    ['УТ-1046', 'mail'],
  ]);
  const { items } = ok(await ask('GET', `${installations}/${installationId}/logs?limit=100`));
  const read = items.filter(({ event }: { event: string }) => event === 'document.arrived');
  assert.equal(read.length, 2, 'what was read before is not read again');
});

test('without the card nothing of letters is read, and a letter that comes twice is read once', async () => {
  const without = await buyerWithMail({ install: false });
  await without.receive(withFiles({}, { 'upd.xml': upd503 }));
  assert.deepEqual(await without.listed(), []);
  const { receive, listed } = await buyerWithMail();
  const letter = withFiles({ id: 'twice@cement.ru' }, { 'upd.xml': upd503 });
  await receive(letter, letter);
  await receive(letter);
  const [document] = await listed();
  assert.equal(document.arrivals.length, 1);
});
