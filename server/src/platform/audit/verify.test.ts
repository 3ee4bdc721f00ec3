import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import { newPortal, owner, type Portal, request, signIn, workerDoor } from '../../../test/harness.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import type { OutgoingLetter } from '../../kernel/services.ts';
import { localStore } from '../files/local-store.ts';
import { toolsOf } from '../jobs/keep-schedules.ts';
import { anchorHeads, keptAnchors } from './anchor-heads.ts';
import { sealEvents } from './operations/seal-events.ts';
import { anchorLetterSchedule, anchorSchedule } from './seal.schedule.ts';

const address = '/api/v1/audit/verify';

/** A portal with a seal for each of three facts. */
async function sealedPortal(): Promise<Portal & { token: string }> {
  const portal = await newPortal();
  const token = await signIn(portal);
  for (const name of ['Болт', 'Гайка', 'Шайба']) {
    await request('POST', '/api/v1/warehouses', { token, body: { name } });
    await seal(portal);
  }
  return { ...portal, token };
}

const seal = (portal: Portal) => workerDoor.command(sealEvents, systemIn(portal.tenantId), {});

async function verify(token: string, anchors?: object[]) {
  const { status, json, text } = await request('POST', address, { token, body: anchors ? { anchors } : {} });
  assert.equal(status, 200, text);
  return json;
}

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prokura-anchors-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

test('a portal computes its chain anew and is given its newest seal to keep elsewhere', async () => {
  const { token } = await sealedPortal();
  const { head, ...verdict } = await verify(token);
  assert.deepEqual(
    [verdict.intact, verdict.seals, verdict.events, verdict.brokenSeal, verdict.message],
    [true, 3, 3, null, null],
  );
  assert.equal(head.number, 3);
  assert.equal((await verify(token, [head])).intact, true);
});

test('a changed, a removed and a cut off event are named with their place', async () => {
  const changed = await sealedPortal();
  await owner.query(`update audit_events set display_name = 'Винт' where tenant_id = $1 and position = 2`, [
    changed.tenantId,
  ]);
  const one = await verify(changed.token);
  assert.deepEqual(
    [one.intact, one.brokenSeal, one.reason, one.firstPosition, one.lastPosition, one.missingPosition],
    [false, 2, 'event_changed', 2, 2, null],
  );
  assert.match(one.message, /changed/);

  const removed = await sealedPortal();
  await owner.query('delete from audit_events where tenant_id = $1 and position = 2', [removed.tenantId]);
  const other = await verify(removed.token);
  assert.deepEqual([other.brokenSeal, other.reason, other.missingPosition], [2, 'event_removed', 2]);

  const { tenantId, token } = await sealedPortal();
  const { head } = await verify(token);
  await owner.query('delete from audit_seals where tenant_id = $1 and number = 3', [tenantId]);
  await owner.query('delete from audit_events where tenant_id = $1 and position = 3', [tenantId]);
  assert.equal((await verify(token)).intact, true, 'the end alone was cut off, and nothing inside shows it');
  assert.deepEqual(
    [(await verify(token, [head])).reason, (await verify(token, [head])).brokenSeal],
    ['seal_missing', 3],
  );
});

test('an event removed before it was sealed is missed all the same: numbers have no gaps', async () => {
  const { tenantId, token, ...portal } = await sealedPortal();
  await request('POST', '/api/v1/warehouses', { token, body: { name: 'Склад' } });
  await request('POST', '/api/v1/warehouses', { token, body: { name: 'Другой' } });
  await request('GET', '/api/v1/events', { key: await portal.key('integration_api.read') });
  await owner.query('delete from audit_events where tenant_id = $1 and position = 4', [tenantId]);
  await seal({ ...portal, tenantId });
  const verdict = await verify(token);
  assert.deepEqual([verdict.reason, verdict.missingPosition], ['event_removed', 4]);
});

/** Somebody with the whole database in hand writes the chain anew over what he has changed. */
async function rewriteChain(portal: Portal) {
  await owner.query(`update audit_events set display_name = 'Винт' where tenant_id = $1 and position = 2`, [
    portal.tenantId,
  ]);
  await owner.query('delete from audit_seals where tenant_id = $1', [portal.tenantId]);
  await seal(portal);
}

test('a chain written anew breaks the anchor in the folder, in the bucket and in the letter', async (t) => {
  const dataDir = await temporaryFolder(t);
  const portal = await sealedPortal();
  const { head } = await verify(portal.token);
  const bucket = localStore(join(dataDir, 'bucket'));
  await anchorHeads({ dataDir, bucket }, [{ tenantId: portal.tenantId, number: 3, digest: head.digest }], new Date());
  const letters: OutgoingLetter[] = [];
  const tools = toolsOf(workerDoor);
  const mail = { leaves: true, send: async (letter: OutgoingLetter) => ({ ref: String(letters.push(letter)) }) };
  await anchorLetterSchedule('auditor@example.com').run({ ...tools, services: { ...tools.services, mail } });
  assert.equal(letters[0]?.to, 'auditor@example.com');
  const kept = join(dataDir, 'letter.txt');
  await writeFile(kept, String(letters[0]?.text));

  const nowhere = join(dataDir, 'nowhere');
  const places = [
    await keptAnchors({ dataDir, bucket: undefined }),
    await keptAnchors({ dataDir: nowhere, bucket }),
    await keptAnchors({ dataDir: nowhere, bucket: undefined }, [kept]),
  ].map((known) => known.get(portal.tenantId) ?? []);
  assert.deepEqual(
    places.map((anchors) => anchors.length),
    [1, 1, 1],
  );
  for (const anchors of places) assert.equal((await verify(portal.token, anchors)).intact, true);
  await rewriteChain(portal);
  assert.equal((await verify(portal.token)).intact, true);
  for (const anchors of places) {
    const { reason, brokenSeal } = await verify(portal.token, anchors);
    assert.deepEqual([reason, brokenSeal], ['seal_missing', 3]);
  }
  for (let n = 0; n < 2; n += 1) {
    await request('POST', '/api/v1/warehouses', { token: portal.token, body: { name: `Склад ${n}` } });
    await seal(portal);
  }
  assert.equal((await verify(portal.token, places[0])).reason, 'anchor_differs');
});

test('the schedule adds a line for each portal to the file of the month', async (t) => {
  const dataDir = await temporaryFolder(t);
  const { tenantId } = await sealedPortal();
  for (let n = 0; n < 2; n += 1) await anchorSchedule({ dataDir, s3Url: undefined }).run(toolsOf(workerDoor));
  const [file] = await readdir(join(dataDir, 'audit-anchors'));
  const lines = (await readFile(join(dataDir, 'audit-anchors', String(file)), 'utf8')).split('\n');
  assert.equal(lines.filter((line) => line.includes(tenantId)).length, 2);
});

test('who may not read the trail may not verify it, and another portal sees nothing of it', async () => {
  await sealedPortal();
  const other = await newPortal();
  const nothing = await verify(await signIn(other));
  assert.deepEqual([nothing.intact, nothing.seals, nothing.head], [true, 0, null]);
  const byKey = await request('POST', address, { key: await other.key('catalog.read'), body: {} });
  assert.equal(byKey.status, 403);
});

test('the command says of every portal whether its trail is intact, and ends with 1 when one is not', async (t) => {
  const dataDir = await temporaryFolder(t);
  const intact = await sealedPortal();
  const broken = await sealedPortal();
  await owner.query('delete from audit_events where tenant_id = $1 and position = 2', [broken.tenantId]);
  const script = join(import.meta.dirname, '../../../../scripts/db.ts');
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const ran = await promisify(execFile)(process.execPath, [script, 'verify-audit'], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...env, DATABASE_URL: String(process.env.PROKURA_TEST_OWNER_URL), DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }) => ({ code, stdout: `${stdout}${stderr}` }),
  );
  assert.equal(ran.code, 1, ran.stdout);
  assert.match(ran.stdout, new RegExp(`${intact.tenantId} is intact: 3 events under 3 seals`));
  assert.match(
    ran.stdout,
    new RegExp(`${broken.tenantId} is BROKEN at seal 2, position 2: An event under this seal was removed`),
  );
});
