import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import { asOwner } from '../../src/platform/postgres/connect-owner.ts';
import { databaseUrl } from '../../src/platform/postgres/create-database.ts';
import { createPool } from '../../src/platform/postgres/create-pool.ts';
import { startEmbedded } from '../../src/platform/postgres/embedded/start-embedded.ts';
import { prepareDatabase } from '../../src/platform/postgres/prepare-database.ts';
import { buildWeb } from '../../src/start-server.ts';
import { newPortal, requestTo, settings } from '../harness.ts';
import { startDebianCluster } from '../start-debian-cluster.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { runDocument } from './run-document.ts';

const guide = 'docs/guides/run-in-production.md';
/** The one that the guide writes; everybody of these servers has it. */
const password = 'change me';

const startDebian = async (t: TestContext) => (await startDebianCluster(t)) ?? '';

async function startEighteen(t: TestContext): Promise<string> {
  const server = await startEmbedded(temporaryDataDir(t), { fsync: 'off' });
  t.after(() => server.stop());
  return databaseUrl(server.ownerUrl, 'postgres');
}

/** The newest `pg_dump` of this machine: it dumps servers up to its own version. */
function dumpsUpTo(): number {
  const folder = '/usr/lib/postgresql';
  const found = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  return Math.max(0, ...found.filter(Number.isInteger));
}

const moves = [
  { from: 15, start: startDebian, to: 15, restoreOn: startDebian },
  { from: 15, start: startDebian, to: 18, restoreOn: startEighteen },
  { from: 18, start: startEighteen, to: 18, restoreOn: startEighteen },
];

for (const { from, start, to, restoreOn } of moves)
  long(
    `the guide's backup of PostgreSQL ${from} restored on ${to}: every event is there once, and readers go on`,
    async (t) => {
      if (dumpsUpTo() < from) return t.skip(`no pg_dump for PostgreSQL ${from} is installed here`);
      const [source, target] = [await withPassword(await start(t)), await withPassword(await restoreOn(t))];
      await asOwner(source, async (client) => {
        await client.query(`create role prokura login createrole password '${password}'`);
        await client.query(`create database prokura owner prokura encoding 'UTF8' template template0`);
      });
      const before = await serve(t, source, 'prokura');
      const portal = await newPortal(before);
      const key = await portal.key('catalog.write', 'catalog.read');
      for (let n = 0; n < 30; n += 1) await before.create(key, n);
      // Numbers of transactions of this server are far ahead of those of the next one.
      await before.owner.query(
        `do $$ begin for n in 1..3000 loop perform pg_current_xact_id(); commit; end loop; end $$`,
      );
      const first = await before.read(key, '&limit=7');

      const { code, stderr } = await runDocument(guide, {
        ADMIN: addressOf(source),
        NEW: addressOf(target),
        BACKUP: addressOf(source).replace('postgres@', 'prokura_backup@'),
        PGPASSWORD: password,
      });
      assert.equal(code, 0, stderr);

      const after = await serve(t, target, 'prokura_restored');
      const rest = await after.read(key, `&cursor=${first.cursor}`);
      const whole = [...first.names, ...rest.names];
      assert.deepEqual(
        whole,
        Array.from({ length: 30 }, (_, n) => `Товар ${n}`),
      );
      for (let n = 30; n < 35; n += 1) await after.create(key, n);
      assert.deepEqual(
        (await after.read(key, `&cursor=${rest.cursor}`)).names,
        Array.from({ length: 5 }, (_, n) => `Товар ${30 + n}`),
      );
    },
  );

/** `postgres://postgres@host:port`: the password goes by the environment. */
function addressOf(url: string) {
  const { username, host } = new URL(url);
  return `postgres://${username}@${host}`;
}

async function withPassword(url: string): Promise<string> {
  await asOwner(url, (client) => client.query(`alter role current_user password '${password}'`));
  return Object.assign(new URL(url), { password: encodeURIComponent(password) }).href;
}

async function serve(t: TestContext, server: string, database: string) {
  const admin = databaseUrl(server, database);
  const urls = await prepareDatabase({
    ...settings,
    databaseUrl: Object.assign(new URL(admin), { username: 'prokura' }).href,
  });
  const owner = createPool(admin, 2, 'back up');
  const { app, pool, door, close } = await buildWeb({ ...settings, databaseUrl: urls.ownerUrl }, urls);
  t.after(async () => {
    await close();
    await Promise.all([app.close(), pool.end(), owner.end()]);
  });
  return {
    owner,
    door,
    async create(key: string, n: number) {
      const { status, text } = await requestTo(app, 'POST', '/api/v1/catalog', { key, body: { name: `Товар ${n}` } });
      assert.equal(status, 201, text);
    },
    async read(key: string, query: string): Promise<{ names: string[]; cursor: string }> {
      const { json } = await requestTo(
        app,
        'GET',
        `/api/v1/events?events=integration_api.catalog_item.created${query}`,
        {
          key,
        },
      );
      return {
        names: json.items.map((event: { entity: { displayName: string } }) => event.entity.displayName),
        cursor: json.page.nextCursor,
      };
    },
  };
}
