import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { systemIn } from '../../src/kernel/access/actor.ts';
import { sealEvents } from '../../src/platform/audit/operations/seal-events.ts';
import { verifyEvents } from '../../src/platform/audit/operations/verify-events.ts';
import { exportPortal } from '../../src/platform/moving/export-portal.ts';
import { importPortal } from '../../src/platform/moving/import-portal.ts';
import { wholePortal } from '../contract/isolation/whole-portal.ts';
import { request, workerDoor } from '../harness.ts';
import { readAll } from './read-all.ts';
import { archiveIn, firstInstallation, secondInstallation, slugOf } from './second-installation.ts';

long(
  'a portal with a record of nearly every kind answers elsewhere as it answered at home',
  { timeout: 500_000 },
  async (t) => {
    const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
    const { portal, key } = await wholePortal();
    const { tenantId } = portal;
    const slug = await slugOf(tenantId);
    await workerDoor.command(sealEvents, systemIn(tenantId), {});
    const feed = await request('GET', '/api/v1/events?limit=5', { key });
    const before = await readAll(request, key);
    const archive = archiveIn(t);

    const { manifest, missing } = await exportPortal({ ...first, ...archive, slug, withKeys: true });
    assert.deepEqual(missing, []);
    assert.ok(manifest.files.length > 0, 'files go along');
    const { slug: arrived } = await importPortal({ ...second, ...archive, copy: false });
    assert.equal(arrived, slug);

    const after = await readAll(second.request, key);
    const changed = [...before].filter(([url, answer]) => after.get(url) !== answer);
    assert.deepEqual(
      changed.map(([url, answer]) => [url, answer.slice(0, 1500), after.get(url)?.slice(0, 1500)]),
      [],
    );
    assert.ok(before.size > 150, String(before.size));

    await t.test('a reader of the feed goes on with the cursor he has', async () => {
      const cursor = feed.json.page.nextCursor;
      const [here, there] = [
        await request('GET', `/api/v1/events?limit=50&cursor=${cursor}`, { key }),
        await second.request('GET', `/api/v1/events?limit=50&cursor=${cursor}`, { key }),
      ];
      assert.ok(there.json.items.length > 0);
      assert.deepEqual(
        there.json.items.map((event: { id: string }) => event.id),
        here.json.items.map((event: { id: string }) => event.id),
      );
    });

    await t.test('its trail is whole, and goes on', async () => {
      const made = await second.request('POST', '/api/v1/catalog', { key, body: { name: 'Уголок стальной' } });
      assert.equal(made.status, 201, made.text);
      await second.workerDoor.command(sealEvents, systemIn(tenantId), {});
      const { result } = await second.workerDoor.query(verifyEvents, systemIn(tenantId), {});
      const { intact, seals } = result as { intact: boolean; seals: number };
      assert.deepEqual([intact, seals >= 2], [true, true]);
    });
  },
);
