import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { long } from '../../../scripts/tests/long.ts';
import { exportPortal } from '../../src/platform/moving/export-portal.ts';
import { importPortal } from '../../src/platform/moving/import-portal.ts';
import { until } from '../webhooks.ts';
import { archiveIn, firstInstallation, secondInstallation } from './second-installation.ts';
import { smallPortal } from './small-portal.ts';

const tries = 12;

long(
  'an import that is broken off at any moment leaves nothing, and the next one is whole',
  { timeout: 500_000 },
  async (t) => {
    const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
    const { slug, key } = await smallPortal();
    const archive = archiveIn(t);
    await exportPortal({ ...first, ...archive, slug, withKeys: true });

    let broken = 0;
    let arrived = false;
    const owners = async (count: string): Promise<number> => {
      const { rows } = await second.owner.query(
        `select ${count}::int as count from pg_stat_activity where datname = current_database() and application_name = 'prokura-owner'`,
      );
      return rows[0].count;
    };
    for (let turn = 1; turn <= tries && !arrived; turn += 1) {
      const importing = importPortal({ ...second, ...archive, copy: false }).then(
        () => true,
        () => false,
      );
      await until('it is under way', async () => (await owners('count(*)')) > 0);
      await pause(turn * 60);
      await owners('count(pg_terminate_backend(pid))');
      arrived = await importing;
      if (arrived) break;
      broken += 1;
      const { rows } = await second.owner.query(
        'select (select count(*) from tenants) + (select count(*) from users) as left',
      );
      assert.equal(Number(rows[0].left), 0, `broken off after ${turn * 60} ms`);
      const contents = contentsIn(join(second.settings.dataDir, 'files'));
      assert.deepEqual(contents, []);
    }
    assert.ok(broken > 0, 'one was broken off');
    if (!arrived) await importPortal({ ...second, ...archive, copy: false });
    const { status, json } = await second.request('GET', '/api/v1/catalog', { key });
    assert.deepEqual([status, json.items.length], [200, 1]);
  },
);

const contentsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()) : [];
