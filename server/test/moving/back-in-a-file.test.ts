import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { exportPortal } from '../../src/platform/moving/export-portal.ts';
import { importPortal } from '../../src/platform/moving/import-portal.ts';
import { wholePortal } from '../contract/isolation/whole-portal.ts';
import { request } from '../harness.ts';
import { twoInstallations } from './moving.ts';
import { readAll } from './read-all.ts';
import { archiveIn, slugOf } from './second-installation.ts';

long(
  'a portal that moved away comes back in a file, and whoever follows its feed goes on with his cursor',
  { timeout: 500_000 },
  async (t) => {
    const { here, there, move } = await twoInstallations(t);
    const { portal, key } = await wholePortal();
    const slug = await slugOf(portal.tenantId);
    const feed = await request('GET', '/api/v1/events?limit=5', { key });
    await move(slug);
    assert.equal((await request('GET', '/api/v1/catalog', { key })).json.code, 'portal_moved');
    const made = await there.request('POST', '/api/v1/catalog', { key, body: { name: 'Уголок стальной' } });
    assert.equal(made.status, 201, made.text);
    const before = await readAll(there.request, key);

    const archive = archiveIn(t);
    await exportPortal({ ...there, ...archive, slug, withKeys: true });
    await importPortal({ ...here, ...archive, copy: false });

    const after = await readAll(request, key);
    const changed = [...before].filter(([url, answer]) => after.get(url) !== answer);
    assert.deepEqual(
      changed.map(([url, answer]) => [url, answer.slice(0, 1500), after.get(url)?.slice(0, 1500)]),
      [],
    );
    assert.ok(before.size > 150, String(before.size));
    const cursor = feed.json.page.nextCursor;
    const following = async (ask: typeof request) => {
      const { json } = await ask('GET', `/api/v1/events?limit=200&cursor=${cursor}`, { key });
      return json.items.map(({ eventId }: { eventId: string }) => eventId);
    };
    const told = await following(request);
    assert.ok(told.length > 0);
    assert.deepEqual(told, await following(there.request));
  },
);
