import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { eventsOf, linkOf, newHolder, url } from '../../../test/files.ts';
import { door, drainJobs, lease, owner, pool, quiet, request, urls, workerDoor } from '../../../test/harness.ts';
import { pdf } from '../../../test/sample-files.ts';
import { fileHosts, jobs } from '../../app.ts';
import type { Scanner } from '../../kernel/services.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { createDoor } from '../door/create-door.ts';
import { createJobWorker } from '../jobs/create-job-worker.ts';
import { createPool } from '../postgres/create-pool.ts';
import { sealLink } from './download-link.ts';
import { attachFile } from './operations/attach-file.ts';
import { storeFile } from './store-file.ts';

const day = 86_400_000;
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
    createJobWorker({ door: worker, lease, jobs, log: quiet, duePortals: async () => [portal.tenantId] }).drain();
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

test('a file that no scanner could look through for a night waits on, and is tried again the next day', async () => {
  const { portal, key, fileId, scan } = await scannedBy({
    scan: async () => {
      throw new Error('connect ECONNREFUSED');
    },
  });
  await owner.query('update jobs set attempts = 29 where tenant_id = $1', [portal.tenantId]);
  await scan();
  assert.equal((await linkOf(key, fileId)).json.code, 'scan_pending');
  const { rows } = await owner.query(
    `select failed, attempts, due_at > now() + interval '23 hours' as tomorrow from jobs where tenant_id = $1 order by created_at`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [
    { failed: true, attempts: 30, tomorrow: false },
    { failed: false, attempts: 0, tomorrow: true },
  ]);
});

test('a file left waiting when the scanner is taken away becomes clean', async () => {
  const { portal, key, fileId } = await scannedBy({ scan: async () => 'infected' });
  await drainJobs(portal.tenantId);
  assert.equal((await linkOf(key, fileId)).status, 200);
});
