import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { blockAll } from '../../../test/accounts.ts';
import { countStatements } from '../../../test/count-statements.ts';
import {
  door,
  drainJobs,
  factsOf,
  newPerson,
  newPortal,
  owner,
  type Portal,
  pool,
  quiet,
  refused,
  request,
  settings,
  signIn,
  urls,
  workerDoor,
} from '../../../test/harness.ts';
import { docxOf, pdf } from '../../../test/sample-files.ts';
import { fileHosts, jobs } from '../../app.ts';
import { systemIn } from '../../kernel/actor.ts';
import type { Scanner } from '../../kernel/services.ts';
import { systemRoles } from '../../kernel/system-roles.ts';
import { uuidv7 } from '../../kernel/uuid.ts';
import { createDoor } from '../door/door.ts';
import { createJobWorker } from '../jobs/create-job-worker.ts';
import { createPool } from '../postgres/pool.ts';
import { sealLink } from './download-link.ts';
import { attachFile } from './operations/attach-file.ts';
import { removeFile } from './operations/remove-file.ts';
import { storeFile } from './store-file.ts';
import { sweepPortal } from './sweep.schedule.ts';

const url = '/api/v1/files';
const day = 86_400_000;
const scopes = ['catalog.read', 'catalog.write', 'catalog.delete'];

async function newRecord(portal: Portal) {
  const key = await portal.key(...scopes);
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: `Болт ${uuidv7()}` } });
  return { key, itemId: json.id as string };
}

async function newHolder() {
  const portal = await newPortal();
  return { portal, ...(await newRecord(portal)) };
}

interface Sent {
  key: string;
  itemId: string;
  name?: string;
  content?: Buffer | string;
  more?: Record<string, string>;
  headers?: Record<string, string>;
}

function send({ key, itemId, name = 'Паспорт качества.pdf', content = pdf, more = {}, headers = {} }: Sent) {
  const form = new FormData();
  form.append('file', new File([content as never], name, { type: 'application/octet-stream' }));
  for (const [field, value] of Object.entries({ entityType: 'catalogItem', entityId: itemId, ...more }))
    form.append(field, value);
  return request('POST', url, { key, body: form, headers });
}

const list = (key: string, itemId: string, more = '') =>
  request('GET', `${url}?entityType=catalogItem&entityId=${itemId}${more}`, { key });
const linkOf = (key: string, fileId: string) => request('GET', `${url}/${fileId}/download-url`, { key });
const fetchBy = (address: string) => request('GET', new URL(address).pathname);

/** What lies in the store of a portal. */
const stored = ({ tenantId }: Portal) => {
  const folder = join(settings.dataDir, 'files', tenantId);
  return existsSync(folder) ? readdirSync(folder) : [];
};

const rowsOf = async ({ tenantId }: Portal) =>
  (await owner.query('select * from files where tenant_id = $1 order by id', [tenantId])).rows;
const eventsOf = async ({ tenantId }: Portal) =>
  (await factsOf(tenantId)).map(({ event }) => event).filter((event) => event.startsWith('file.'));

test('a file is attached, listed, fetched by its link with its own name, and told of', async () => {
  const { portal, key, itemId } = await newHolder();
  const { status, json } = await send({ key, itemId, more: { category: 'certificate' } });
  assert.equal(status, 201);
  assert.equal(json.fileName, 'Паспорт качества.pdf');
  assert.equal(json.mimeType, 'application/pdf');
  assert.equal(json.sizeBytes, pdf.length);
  assert.equal(json.sha256, createHash('sha256').update(pdf).digest('hex'));
  assert.deepEqual([json.category, json.scanStatus, json.uploadedById], ['certificate', 'clean', portal.ownerId]);

  const listed = await list(key, itemId);
  const { warnings, ...shown } = json;
  assert.deepEqual(warnings, []);
  assert.deepEqual(listed.json.items, [shown]);
  assert.deepEqual((await list(key, itemId, '&category=other')).json.items, []);

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
  const { text } = await request('GET', '/docs?lang=en');
  assert.match(text, /-F (&#39;|')file=@file.pdf/);
  assert.match(text, /curl -OJ/);
});

test('the same content on the same record is kept once, with a warning; on another record it is another file', async () => {
  const { portal, key, itemId } = await newHolder();
  const first = await send({ key, itemId });
  const again = await send({ key, itemId, name: 'Копия.pdf', headers: { 'accept-language': 'ru' } });
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
  assert.equal((await send({ ...other })).status, 201);
});

test('the same content sent ten times at once is one file', async () => {
  const { portal, key, itemId } = await newHolder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send({ key, itemId })));
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), [...Array(9).fill('200'), '201']);
  assert.equal((await rowsOf(portal)).length, 1);
  assert.equal(stored(portal).length, 1);
});

test('a repeat with the same idempotency key gets the first answer; another file under that key is refused', async () => {
  const { portal, key, itemId } = await newHolder();
  const headers = { 'idempotency-key': 'акт-1'.replace('акт', 'act') };
  const first = await send({ key, itemId, headers });
  const again = await send({ key, itemId, headers });
  assert.equal(`${again.status} ${again.text}`, `201 ${first.text}`);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  const other = await send({ key, itemId, content: docxOf(), name: 'a.docx', headers });
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
    const { status, json } = await send({ key, itemId, name, content: `текст ${at}` });
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
    const { status, json } = await send({ key, itemId, name, content });
    assert.equal(`${status} ${json.code}`, expected, name);
  }
  assert.equal(
    (await send({ key, itemId, content: Buffer.alloc(25 * 1024 * 1024, 'a'), name: 'полный.txt' })).status,
    201,
  );
  assert.equal(stored(portal).length, 1);
  assert.equal((await rowsOf(portal)).length, 1);
});

test('a record nobody has, another portal’s, an archived one and an unknown kind take no file', async () => {
  const { key, itemId } = await newHolder();
  const stranger = await newHolder();
  assert.equal((await send({ key, itemId: uuidv7() })).json.code, 'not_found');
  assert.equal((await send({ key: stranger.key, itemId })).json.code, 'not_found');
  assert.equal((await send({ key, itemId, more: { entityType: 'planet' } })).json.code, 'validation_failed');
  assert.equal((await send({ key, itemId: 'x' })).json.code, 'validation_failed');
  await request('DELETE', `/api/v1/catalog/${itemId}`, { key });
  assert.equal((await send({ key, itemId })).json.code, 'resource_archived');
  assert.equal(stored(stranger.portal).length, 0);
});

test('another portal finds no file of ours by any address', async () => {
  const { key, itemId } = await newHolder();
  const stranger = await newHolder();
  const { json } = await send({ key, itemId });
  assert.equal((await linkOf(stranger.key, json.id)).status, 404);
  assert.equal((await list(stranger.key, itemId)).status, 404);
  assert.equal((await request('DELETE', `${url}/${json.id}`, { key: stranger.key })).status, 404);
  assert.equal((await linkOf(key, json.id)).status, 200);
});

test('files follow the rights of their record: who may not change it may not attach, who may not read it may not list', async () => {
  const { portal, itemId, key } = await newHolder();
  const { json } = await send({ key, itemId });
  const reader = await portal.key('catalog.read');
  assert.equal((await list(reader, itemId)).status, 200);
  assert.equal((await send({ key: reader, itemId })).json.code, 'insufficient_scope');
  const elsewhere = await portal.key('counterparties.read', 'counterparties.write');
  assert.equal((await list(elsewhere, itemId)).json.code, 'insufficient_scope');
  assert.equal((await linkOf(elsewhere, json.id)).json.code, 'insufficient_scope');

  const attach = {
    id: uuidv7(),
    entityType: 'catalogItem',
    entityId: itemId,
    fileName: 'a.txt',
    mimeType: 'text/plain',
    sizeBytes: 1,
    sha256: 'a'.repeat(64),
    storageKey: `${portal.tenantId}/${'a'.repeat(32)}`,
  };
  const person = { ...portal.owner, permissions: new Set(['files.upload', 'catalog.read']) };
  assert.equal(
    (await refused(door.command(attachFile(fileHosts), person, attach))).members.requiredPermissions?.toString(),
    'catalog.update',
  );
});

test('every kind of record takes files, from keys of its own scope alone', async () => {
  const { portal, key } = await newHolder();
  const own = await portal.key(
    ...['counterparties.read', 'counterparties.write', 'warehouses.read', 'warehouses.write'],
    ...['price_lists.read', 'price_lists.write'],
  );
  const bodies = {
    priceList: ['/api/v1/price-lists', { name: 'Цены', kind: 'internal' }],
    counterparty: ['/api/v1/counterparties', { shortName: 'ООО «Ромашка»' }],
    warehouse: ['/api/v1/warehouses', { name: 'Главный' }],
  } as const;
  for (const [entityType, [path, body]] of Object.entries(bodies)) {
    const { status, json } = await request('POST', path, { key: own, body });
    assert.equal(status, 201);
    const sent = await send({ key: own, itemId: json.id, more: { entityType } });
    assert.equal(`${sent.status} ${sent.json.entityType}`, `201 ${entityType}`);
    assert.equal((await send({ key, itemId: json.id, more: { entityType } })).json.code, 'insufficient_scope');
    assert.equal((await linkOf(own, sent.json.id)).status, 200);
    assert.equal((await linkOf(key, sent.json.id)).json.code, 'insufficient_scope');
  }
});

test('a record takes a hundred files and no more', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  await owner.query(
    `insert into files (tenant_id, entity_type, entity_id, file_name, mime_type, size_bytes, sha256, storage_key, scan_status)
     select $1::uuid, 'catalogItem', $2::uuid, 'a.txt', 'text/plain', 1, lpad(n::text, 64, '0'), $1::uuid::text || '/' || lpad(n::text, 32, '0'), 'clean' from generate_series(1, 99) n`,
    [portal.tenantId, itemId],
  );
  const over = await send({ key, itemId, content: 'ещё один', name: 'a.txt' });
  assert.equal(`${over.status} ${over.json.rule}`, '422 too_many_files');
  assert.equal(stored(portal).length, 1);
  assert.equal((await request('DELETE', `${url}/${json.id}`, { key })).status, 200);
  assert.equal((await send({ key, itemId, content: 'ещё один', name: 'a.txt' })).status, 201);
});

test('a portal holds ten gibibytes to the last byte', async () => {
  const { portal, key, itemId } = await newHolder();
  const text = 'двенадцать';
  const size = Buffer.byteLength(text);
  const fill = (bytes: number) =>
    owner.query(
      `insert into files (tenant_id, id, entity_type, entity_id, file_name, mime_type, size_bytes, sha256, storage_key, scan_status)
       values ($1::uuid, $1::uuid, 'catalogItem', $1::uuid, 'a', 'text/plain', $2, $3, $1::uuid::text || '/' || repeat('0', 32), 'clean')
       on conflict (tenant_id, id) do update set size_bytes = excluded.size_bytes`,
      [portal.tenantId, bytes, '0'.repeat(64)],
    );
  await fill(10 * 1024 ** 3 - size + 1);
  const over = await send({ key, itemId, content: text, name: 'a.txt' });
  assert.equal(`${over.status} ${over.json.code} ${over.json.limit}`, `429 quota_exceeded ${10 * 1024 ** 3}`);
  assert.equal(stored(portal).length, 0);
  await fill(10 * 1024 ** 3 - size);
  assert.equal((await send({ key, itemId, content: text, name: 'a.txt' })).status, 201);
});

test('a link serves until it expires, its file is removed, or its person is blocked; a changed one leads nowhere', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  const { url: address } = (await linkOf(key, json.id)).json;
  assert.equal((await fetchBy(address)).status, 200);
  const changed = address.replace(/.$/, (sign: string) => (sign === 'A' ? 'B' : 'A'));
  assert.equal((await fetchBy(changed.replace(/\/([^/])([^/]*)$/, '/$2$1'))).json.code, 'not_found');
  assert.equal((await fetchBy(`${address}x`)).json.code, 'not_found');

  const by = { tenantId: portal.tenantId, userId: portal.ownerId, fileId: json.id };
  const late = sealLink(door.services, { ...by, expiresAt: new Date(Date.now() - 1) });
  assert.equal((await request('GET', `${url}/download/${late}`)).json.code, 'link_expired');
  const stranger = await newPortal();
  const crossed = sealLink(door.services, {
    ...by,
    tenantId: stranger.tenantId,
    expiresAt: new Date(Date.now() + 1_000),
  });
  assert.equal((await request('GET', `${url}/download/${crossed}`)).json.code, 'not_found');

  await blockAll(portal.tenantId);
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    portal.ownerId,
  ]);
  assert.equal((await fetchBy(address)).json.code, 'not_found');
  await owner.query(`update users set status = 'active' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await fetchBy(address)).status, 200);
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await fetchBy(address)).json.code, 'not_found');
  await owner.query(`update tenants set status = 'active' where tenant_id = $1`, [portal.tenantId]);
  await request('DELETE', `${url}/${json.id}`, { key });
  assert.equal((await fetchBy(address)).json.code, 'not_found');
  assert.equal((await linkOf(key, json.id)).json.code, 'not_found');
});

test('removing takes a file off its record once; a second time changes nothing', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  const first = await request('DELETE', `${url}/${json.id}`, { key });
  const second = await request('DELETE', `${url}/${json.id}`, { key });
  assert.equal(`${first.status} ${first.json.status} ${first.json.version}`, '200 removed 2');
  assert.deepEqual([second.status, second.json], [200, first.json]);
  assert.deepEqual((await list(key, itemId)).json.items, []);
  assert.deepEqual(await eventsOf(portal), ['file.uploaded', 'file.removed']);
  assert.equal((await send({ key, itemId })).status, 201, 'the same content may come back');
});

test('a file is removed at the version its remover has seen', async () => {
  const { key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  const stale = await request('DELETE', `${url}/${json.id}`, { key, headers: { 'if-match': '"v7"' } });
  assert.equal(stale.json.code, 'precondition_failed');
});

test('files of others are removed by those alone who may', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  const buyer = await newPerson(portal, 'buyer');
  const held = systemRoles.buyer.permissions as readonly string[];
  assert.ok(held.includes('files.delete_own') && !held.includes('files.delete_any'));
  const answer = await request('DELETE', `${url}/${json.id}`, { token: await signIn(portal, buyer.userId) });
  assert.equal(
    `${answer.status} ${answer.json.code} ${answer.json.requiredPermissions}`,
    '403 forbidden files.delete_any',
  );
  const stillThere = await door.command(
    removeFile(fileHosts),
    { ...portal.owner, permissions: new Set([...portal.owner.permissions]) },
    { fileId: json.id },
  );
  assert.equal((stillThere.result as { status: string }).status, 'removed');
});

test('a list costs the same number of statements for one file and for thirty', async () => {
  const { key, itemId } = await newHolder();
  await send({ key, itemId });
  const count = async () => (await countStatements(() => list(key, itemId))).statements.length;
  const one = await count();
  for (let turn = 0; turn < 30; turn += 1) await send({ key, itemId, content: `текст ${turn}`, name: 'a.txt' });
  assert.equal(await count(), one);
  assert.equal((await list(key, itemId)).json.items.length, 31);
});

const workerPool = createPool(urls.workerUrl, 2, 'prokura tests worker');
after(() => workerPool.end());

/** Uploads where a scanner is set, and does what it leaves to the workers. */
async function scannedBy(scanner: Scanner) {
  const { portal, key, itemId } = await newHolder();
  const withScanner = createDoor(pool, { ...door.services, scanner });
  const storageKey = await storeFile(door.services, portal.tenantId, Readable.from([pdf]));
  const about = {
    id: uuidv7(),
    entityType: 'catalogItem',
    entityId: itemId,
    fileName: 'a.pdf',
    mimeType: 'application/pdf',
    sizeBytes: pdf.length,
    sha256: 'a'.repeat(64),
    storageKey,
  };
  await withScanner.command(attachFile(fileHosts), portal.owner, about);
  const worker = createDoor(workerPool, { ...workerDoor.services, scanner });
  const scan = () =>
    createJobWorker({ door: worker, jobs, log: quiet, duePortals: async () => [portal.tenantId] }).drain();
  return { portal, key, fileId: about.id, scan };
}

test('a file waits for the scanner and is given to nobody before; then it is clean', async () => {
  const { portal, key, fileId, scan } = await scannedBy({ scan: async () => 'clean' });
  const early = await linkOf(key, fileId);
  assert.equal(`${early.status} ${early.json.code} ${early.headers['retry-after']}`, '409 scan_pending 5');
  await scan();
  assert.equal((await linkOf(key, fileId)).status, 200);
  assert.deepEqual(await eventsOf(portal), ['file.uploaded', 'file.scanned']);
});

test('an infected file is locked away, from links made before too', async () => {
  const { portal, key, fileId, scan } = await scannedBy({ scan: async () => 'infected' });
  const token = sealLink(door.services, {
    tenantId: portal.tenantId,
    userId: portal.ownerId,
    fileId,
    expiresAt: new Date(Date.now() + day),
  });
  assert.equal((await request('GET', `${url}/download/${token}`)).json.code, 'scan_pending');
  await scan();
  assert.equal((await linkOf(key, fileId)).json.code, 'file_quarantined');
  assert.equal((await request('GET', `${url}/download/${token}`)).json.code, 'file_quarantined');
  assert.equal((await request('DELETE', `${url}/${fileId}`, { key })).status, 200);
});

test('a scanner that cannot tell leaves the file waiting', async () => {
  const { key, fileId, scan } = await scannedBy({
    scan: async () => {
      throw new Error('clamd did not answer in time');
    },
  });
  await scan();
  assert.equal((await linkOf(key, fileId)).json.code, 'scan_pending');
});

test('a file left waiting when the scanner is taken away becomes clean', async () => {
  const { portal, key, fileId } = await scannedBy({ scan: async () => 'infected' });
  await drainJobs(portal.tenantId);
  assert.equal((await linkOf(key, fileId)).status, 200);
});

const tools: Parameters<typeof sweepPortal>[0] = {
  services: workerDoor.services,
  runIn: async (tenantId, op, input) => (await workerDoor.command(op, systemIn(tenantId), input)).result,
};

test('content without a row is swept a day later; what a row names stays', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  const orphan = (await storeFile(door.services, portal.tenantId, Readable.from([pdf]))).split('/')[1] as string;
  await sweepPortal(tools, portal.tenantId);
  assert.ok(stored(portal).includes(orphan), 'an upload may still be on its way');
  const old = new Date(Date.now() - 2 * day);
  for (const name of stored(portal)) utimesSync(join(settings.dataDir, 'files', portal.tenantId, name), old, old);
  await sweepPortal(tools, portal.tenantId);
  assert.equal(stored(portal).length, 1);
  assert.equal((await fetchBy((await linkOf(key, json.id)).json.url)).status, 200);
});

test('the content of a removed file is kept for thirty days, and counts until then', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await send({ key, itemId });
  await request('DELETE', `${url}/${json.id}`, { key });
  await sweepPortal(tools, portal.tenantId);
  assert.equal(stored(portal).length, 1);
  await owner.query(`update files set removed_at = now() - interval '31 days' where tenant_id = $1`, [portal.tenantId]);
  await sweepPortal(tools, portal.tenantId);
  assert.equal(stored(portal).length, 0);
  assert.equal((await rowsOf(portal))[0].storage_key, null);
});
