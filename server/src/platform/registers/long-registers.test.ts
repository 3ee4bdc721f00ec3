import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door, drainJobs, factsOf, owner, request, run } from '../../../test/harness.ts';
import { readerOf } from '../../../test/notices.ts';
import { byHeadings, colleagueOf, exportingPortal, manyWarehouses, url } from '../../../test/registers.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { sweepPortal } from '../files/sweep.schedule.ts';
import { expireExports } from './expire-exports.schedule.ts';

const list = 'warehouses.list-warehouses';

/** A portal with a list too long for one answer. */
async function longPortal() {
  const made = await exportingPortal();
  await manyWarehouses(made.portal, 10_001);
  const begun = async (more: object = { format: 'csv' }) => {
    const { status, json, headers } = await made.exported(list, more);
    assert.equal(status, 202);
    assert.equal(headers.location, `${url}/exports/${json.id}`);
    return json as { id: string; status: string };
  };
  const read = async (id: string) => (await made.ask('GET', `${url}/exports/${id}`)).json;
  const file = (id: string) => made.ask('GET', `${url}/exports/${id}/file`);
  return { ...made, begun, read, file };
}

test('a long list is written in the background, whole, and who asked is told', async () => {
  const { portal, begun, read, file, ask } = await longPortal();
  const begunOne = await begun();
  assert.equal(begunOne.status, 'working');
  const early = await file(begunOne.id);
  assert.deepEqual([early.status, early.json.rule], [409, 'export_not_ready']);
  await drainJobs(portal.tenantId);
  const ready = await read(begunOne.id);
  assert.deepEqual([ready.status, ready.rowCount], ['ready', 10_001]);
  const { status, bytes, headers } = await file(begunOne.id);
  assert.equal(status, 200);
  assert.equal(bytes.length, ready.sizeBytes);
  assert.match(String(headers['content-disposition']), /\.csv/);
  const codes = new Set((await byHeadings(bytes)).map((row) => row['Код']));
  assert.equal(codes.size, 10_001);
  const [notice] = await (await readerOf(portal, portal.ownerId)).seen();
  assert.deepEqual([notice?.kind, notice?.page], ['export.ended', '/exports']);
  assert.equal((await ask('GET', `${url}/exports`)).json.items.length, 1);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(
    events.filter((event) => event.startsWith('register_export')),
    ['register_export.created', 'register_export.ready'],
  );
});

test('nobody else sees an export or downloads its file', async () => {
  const { portal, begun, ask } = await longPortal();
  const { id } = await begun();
  await drainJobs(portal.tenantId);
  const other = await colleagueOf(portal, 'admin');
  assert.equal((await other.ask('GET', `${url}/exports/${id}`)).status, 404);
  assert.equal((await other.ask('GET', `${url}/exports/${id}/file`)).status, 404);
  assert.deepEqual((await other.ask('GET', `${url}/exports`)).json.items, []);
  assert.equal((await ask('GET', `${url}/exports/${id}/file`)).status, 200);
});

test('a right that is lost before the file is written ends the export', async () => {
  const { portal } = await longPortal();
  const buyer = await colleagueOf(portal, 'buyer');
  const { json } = await buyer.exported(list, { format: 'csv' });
  await owner.query('delete from user_roles where tenant_id = $1 and user_id = $2', [portal.tenantId, buyer.userId]);
  await drainJobs(portal.tenantId);
  const { rows } = await owner.query('select status, problem, storage_key from register_exports where id = $1', [
    json.id,
  ]);
  assert.equal(rows[0]?.status, 'failed');
  assert.match(rows[0]?.problem, /^Ваша роль этого не позволяет/);
  assert.equal(rows[0]?.storage_key, null);
});

test('an export whose worker died at every attempt is told of, in the language it was asked for in', async () => {
  const { portal, begun, exported, read } = await longPortal();
  const { id } = await begun();
  const { json: inEnglish } = await exported(list, { format: 'csv' }, 'en');
  await owner.query('update jobs set attempts = 3 where tenant_id = $1 and finished_at is null', [portal.tenantId]);
  await drainJobs(portal.tenantId);
  const failed = await read(id);
  assert.equal(failed.status, 'failed');
  assert.match(failed.problem, /^Выгрузка несколько раз прерывалась/);
  assert.match((await read(inEnglish.id)).problem, /^Writing the export was interrupted/);
});

test('a file goes when its days are over, and its content after it', async () => {
  const { portal, begun, file } = await longPortal();
  const { id } = await begun();
  await drainJobs(portal.tenantId);
  const system = systemIn(portal.tenantId);
  const tools = {
    services: door.services,
    runIn: (_: string, op: never, input: unknown) => run(op, system, input),
  };
  const inTwoDays = Date.now() + 2 * 86_400_000;
  await sweepPortal(tools as never, portal.tenantId, inTwoDays);
  assert.equal((await file(id)).status, 200, 'the sweep leaves what an export names');
  await owner.query("update register_exports set expires_at = now() - interval '1 second' where id = $1", [id]);
  assert.equal((await file(id)).status, 404);
  await run(expireExports, system, {});
  const { rows } = await owner.query('select 1 from register_exports where id = $1', [id]);
  assert.deepEqual(rows, []);
});

test('a key reads a long list page by page instead', async () => {
  const { portal } = await longPortal();
  const key = await portal.key('warehouses.read');
  const { status, json } = await request('POST', `${url}/export`, { key, body: { list } });
  assert.deepEqual([status, json.rule], [422, 'export_too_long']);
});

test('a book of many rows has its days as days and its numbers as numbers', async () => {
  const { portal, begun, file } = await longPortal();
  const { id } = await begun({ columns: ['code', 'createdAt', 'version'] });
  await drainJobs(portal.tenantId);
  const rows = await byHeadings((await file(id)).bytes);
  assert.equal(rows.length, 10_001);
  assert.match(String(rows[0]?.['Создано']), /^\d{4}-\d\d-\d\d/);
  assert.equal(rows[0]?.['Версия'], 1);
});

test('an export of a list that a release has taken away ends with the reason', async () => {
  const { portal, begun, read } = await longPortal();
  const { id } = await begun();
  await owner.query(`update register_exports set list = 'warehouses.list-barns' where id = $1`, [id]);
  await drainJobs(portal.tenantId);
  const { status, problem } = await read(id);
  assert.deepEqual([status, problem], ['failed', 'Такого списка больше нет.']);
});
