import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import {
  eventsOf,
  fetchBy,
  linkOf,
  listFiles,
  newHolder,
  newRecord,
  rowsOf,
  sendFile,
  stored,
} from '../../../../test/files.ts';
import { factsOf, request, settings } from '../../../../test/harness.ts';
import { docxOf, pdf } from '../../../../test/sample-files.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('a file is attached, listed, fetched by its link with its own name, and told of', async () => {
  const { portal, key, itemId } = await newHolder();
  const { status, json } = await sendFile({ key, itemId, more: { category: 'certificate' } });
  assert.equal(status, 201);
  assert.equal(json.fileName, 'Паспорт качества.pdf');
  assert.equal(json.mimeType, 'application/pdf');
  assert.equal(json.sizeBytes, pdf.length);
  assert.equal(json.sha256, createHash('sha256').update(pdf).digest('hex'));
  assert.deepEqual([json.category, json.scanStatus, json.uploadedById], ['certificate', 'clean', portal.ownerId]);

  const listed = await listFiles(key, itemId);
  const { warnings, ...shown } = json;
  assert.deepEqual(warnings, []);
  assert.deepEqual(listed.json.items, [shown]);
  assert.deepEqual((await listFiles(key, itemId, '&category=other')).json.items, []);

  const link = await linkOf(key, json.id);
  assert.equal(link.status, 200);
  const life = Date.parse(link.json.expiresAt) - Date.now();
  assert.ok(life > 290_000 && life <= 300_000);
  const got = await fetchBy(link.json.url);
  assert.equal(got.status, 200);
  assert.ok(got.bytes.equals(pdf));
  assert.equal(got.headers['content-type'], 'application/pdf');
  assert.equal(got.headers['content-length'], String(pdf.length));
  assert.match(String(got.headers['content-disposition']), /filename\*=UTF-8''%D0%9F/);
  assert.equal(got.headers['x-content-type-options'], 'nosniff');
  assert.equal(got.headers['cache-control'], 'no-store');
  assert.deepEqual(await eventsOf(portal), ['file.uploaded']);
  const [fact] = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'file.uploaded');
  assert.ok(!JSON.stringify(fact).includes(stored(portal)[0] as string), 'where the bytes lie is nobody’s business');
});

test('the reference shows how a file is sent and how one is fetched', async () => {
  assert.match((await request('GET', '/docs/operations/files.upload-file')).text, /-F (&#39;|')file=@file.pdf/);
  assert.match((await request('GET', '/docs/operations/files.download-file')).text, /curl -OJ/);
});

test('the same content on the same record is kept once, with a warning; on another record it is another file', async () => {
  const { portal, key, itemId } = await newHolder();
  const first = await sendFile({ key, itemId });
  const again = await sendFile({ key, itemId, name: 'Копия.pdf', headers: { 'accept-language': 'ru' } });
  assert.equal(again.status, 200);
  assert.equal(again.json.id, first.json.id);
  assert.deepEqual(again.json.warnings, [
    {
      code: 'duplicate_file',
      message: 'У записи уже есть файл с таким же содержимым.',
      meta: { fileId: first.json.id },
    },
  ]);
  assert.equal(stored(portal).length, 1);
  assert.deepEqual(await eventsOf(portal), ['file.uploaded']);
  const other = await newRecord(portal);
  assert.equal((await sendFile({ ...other })).status, 201);
});

test('the same content sent ten times at once is one file', async () => {
  const { portal, key, itemId } = await newHolder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendFile({ key, itemId })));
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), [...Array(9).fill('200'), '201']);
  assert.equal((await rowsOf(portal)).length, 1);
  assert.equal(stored(portal).length, 1);
});

test('a repeat with the same idempotency key gets the first answer; another file under that key is refused', async () => {
  const { portal, key, itemId } = await newHolder();
  const headers = { 'idempotency-key': 'акт-1'.replace('акт', 'act') };
  const first = await sendFile({ key, itemId, headers });
  const again = await sendFile({ key, itemId, headers });
  assert.equal(`${again.status} ${again.text}`, `201 ${first.text}`);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  const other = await sendFile({ key, itemId, content: docxOf(), name: 'a.docx', headers });
  assert.equal(other.json.code, 'idempotency_key_reused');
  assert.equal((await rowsOf(portal)).length, 1);
  assert.equal(stored(portal).length, 1);
});

test('names of any cunning stay names: nothing is written outside the store', async () => {
  const { portal, key, itemId } = await newHolder();
  const names: ReadonlyArray<readonly [string, string]> = [
    ['../../../../etc/cron.d/x.txt', 'x.txt'],
    ['/etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\win.txt', 'win.txt'],
    ['a\0b.txt', 'ab.txt'],
    ['счёт\u202etxt.exe.txt', 'счётtxt.exe.txt'],
    [`${'д'.repeat(300)}.txt`, `${'д'.repeat(251)}.txt`],
    ['.txt/..', 'file'],
  ];
  const before = readdirSync(settings.dataDir).sort();
  for (const [at, [name, kept]] of names.entries()) {
    const { status, json } = await sendFile({ key, itemId, name, content: `текст ${at}` });
    if (kept === 'file') assert.equal(json.code, 'unsupported_file_type');
    else assert.equal(`${status} ${json.fileName}`, `201 ${kept}`);
  }
  assert.deepEqual(
    readdirSync(settings.dataDir).sort(),
    before.includes('files') ? before : [...before, 'files'].sort(),
  );
  for (const name of stored(portal)) assert.match(name, /^[0-9a-f]{32}$/);
});

test('what is no accepted file is refused and leaves nothing', async () => {
  const { portal, key, itemId } = await newHolder();
  const cases: ReadonlyArray<readonly [string, Buffer | string, string]> = [
    ['a.exe', 'MZ', '415 unsupported_file_type'],
    ['a.pdf', '<html></html>', '415 unsupported_file_type'],
    ['a.docx', docxOf({ 'word/vbaProject.bin': 'x' }), '415 unsupported_file_type'],
    ['a.docx', docxOf().subarray(0, -30), '422 file_malformed'],
    ['a.txt', '', '422 validation_failed'],
    ['a.txt', Buffer.alloc(25 * 1024 * 1024 + 1, 'a'), '413 file_too_large'],
  ];
  for (const [name, content, expected] of cases) {
    const { status, json } = await sendFile({ key, itemId, name, content });
    assert.equal(`${status} ${json.code}`, expected, name);
  }
  assert.equal(
    (await sendFile({ key, itemId, content: Buffer.alloc(25 * 1024 * 1024, 'a'), name: 'полный.txt' })).status,
    201,
  );
  assert.equal(stored(portal).length, 1);
  assert.equal((await rowsOf(portal)).length, 1);
});

test('a record nobody has, another portal’s, an archived one and an unknown kind take no file', async () => {
  const { key, itemId } = await newHolder();
  const stranger = await newHolder();
  assert.equal((await sendFile({ key, itemId: uuidv7() })).json.code, 'not_found');
  assert.equal((await sendFile({ key: stranger.key, itemId })).json.code, 'not_found');
  assert.equal((await sendFile({ key, itemId, more: { entityType: 'planet' } })).json.code, 'validation_failed');
  assert.equal((await sendFile({ key, itemId: 'x' })).json.code, 'validation_failed');
  await request('DELETE', `/api/v1/catalog/${itemId}`, { key });
  assert.equal((await sendFile({ key, itemId })).json.code, 'resource_archived');
  assert.equal(stored(stranger.portal).length, 0);
});
