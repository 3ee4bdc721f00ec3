import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import type { MoveOptions, Step } from '../../src/platform/moving/move/move-options.ts';
import { settings as firstSettings, owner, request } from '../harness.ts';
import { addresses, twoInstallations } from './moving.ts';
import type { SecondInstallation } from './second-installation.ts';
import { smallPortal } from './small-portal.ts';

const make = (send: typeof request, key: string, name: string) =>
  send('POST', '/api/v1/catalog', { key, body: { name } });

/** The source works as before, and the target has nothing. */
async function demandUndone(there: SecondInstallation, { key, tenantId }: Small, what: string) {
  const made = await make(request, key, `После: ${what}`);
  assert.equal(made.status, 201, `${what}: ${made.text}`);
  assert.equal((await owner.query('select from away_portals where tenant_id = $1', [tenantId])).rowCount, 0, what);
  for (const table of ['tenants', 'users', 'login_directory', 'portal_names', 'portal_addresses', 'away_portals']) {
    const { rows } = await there.owner.query(`select count(*)::int as count from ${table}`);
    assert.equal(rows[0].count, 0, `${what}: ${table}`);
  }
  assert.deepEqual(contentsOf(there.settings.dataDir), [], what);
}

type Small = Awaited<ReturnType<typeof smallPortal>>;

const contentsOf = (dataDir: string) => {
  try {
    const all = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return all.filter((one) => one.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
};

/** Breaks all connections of the command to one of the databases, as a server that dies does. */
const breakAll = (database: typeof owner) =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'prokura-owner'`,
  );

const atStep =
  (wanted: Step, happen: () => Promise<unknown> | void): NonNullable<MoveOptions['watch']> =>
  async (step) => {
    if (step === wanted) await happen();
  };

async function company(t: TestContext) {
  const both = await twoInstallations(t);
  return { ...both, small: await smallPortal() };
}

long(
  'a move that breaks at any step leaves both as they were, and the next one works',
  { timeout: 500_000 },
  async (t) => {
    const { there, move, small } = await company(t);
    for (const step of ['files', 'send', 'decide'] as const) {
      const thrown = () => Promise.reject(new Error(`died at ${step}`));
      await assert.rejects(move(small.slug, { watch: atStep(step, thrown) }), { message: `died at ${step}` });
      await demandUndone(there, small, step);
    }
    const broken = [['verify', owner] as const, ['decide', owner] as const, ['send', there.owner] as const];
    for (const [step, database] of broken) {
      const breaking = move(small.slug, { watch: atStep(step, () => breakAll(database)) });
      await assert.rejects(breaking, /[Rr]un the command again/, step);
      await demandUndone(there, small, `broken at ${step}`);
    }
    const { rows } = await owner.query(
      `select data->>'reason' as reason from audit_events where tenant_id = $1 and event = 'portal.stayed' order by id`,
      [small.tenantId],
    );
    assert.equal(rows[0].reason, 'died at files');
    const moved = await move(small.slug);
    assert.equal(moved.files, 1);
    assert.equal((await make(there.request, small.key, 'Там')).status, 201);
  },
);

long('a command killed between the two commits is taken up by the next', { timeout: 500_000 }, async (t) => {
  const { there, move, small } = await company(t);
  const { tenantId, slug, key } = small;
  // Killed before the source decided: the target has a hidden portal, and nobody takes it back.
  const target = { ...there };
  const dying = atStep('decide', () => {
    target.ownerUrl = 'postgres://nobody@127.0.0.1:1/nowhere';
    throw new Error('killed');
  });
  await assert.rejects(move(slug, { target, watch: dying }), { message: 'killed' });
  const { rows } = await there.owner.query('select standing from away_portals where tenant_id = $1', [tenantId]);
  assert.deepEqual(rows, [{ standing: 'arriving' }]);
  assert.equal((await make(request, key, 'Всё ещё здесь')).status, 201);
  // Killed after: the source says that it has moved, and the target is not open.
  await assert.rejects(move(slug, { watch: atStep('open', () => Promise.reject(new Error('killed'))) }), {
    message: 'killed',
  });
  const waiting = await there.request('GET', '/api/v1/catalog', { key });
  assert.deepEqual([waiting.status, waiting.json.code], [503, 'portal_moving']);
  assert.equal((await make(request, key, 'Поздно')).json.movedTo, addresses.there);
  const { held } = await move(slug);
  assert.equal(held, undefined, 'the decision was made by the run before');
  assert.equal((await make(there.request, key, 'Там')).status, 201);
  await assert.rejects(move(slug), /has moved to https:\/\/there\.example\.com: it is not here any more/);
});

long('what cannot move is refused in a sentence', { timeout: 500_000 }, async (t) => {
  const { here, there, move, small } = await company(t);
  const { slug, tenantId, email, key } = small;
  await assert.rejects(move('no-such-portal'), /^StartRefused: There is no portal no-such-portal at the source\.$/);

  await there.owner.query(`insert into portal_names (slug) values ($1)`, [slug]);
  await assert.rejects(move(slug), /The name .* is taken here/);
  await there.owner.query('delete from portal_names');
  await there.owner.query('insert into login_directory (email, tenant_id, user_id) select $1, $2, $2', [
    ...[email, '01a216c1-311b-737d-b94d-8a83b3d5f1cc'],
  ]);
  await assert.rejects(move(slug), new RegExp(`sign in to another portal here: ${email}`));
  await there.owner.query('delete from login_directory');

  await there.owner.query('delete from schema_migrations where number = (select max(number) from schema_migrations)');
  await assert.rejects(move(slug), /The target is of schema \d+, .* bring the target up to date first/);
  await there.owner.query(
    `insert into schema_migrations (number, name, checksum) values (9999, '9999_later.sql', 'x')`,
  );
  await assert.rejects(move(slug), /The target is of schema 9999.* from the program of the newer installation/);
  await there.owner.query('delete from schema_migrations where number = 9999');
  await there.owner.query(
    `insert into schema_migrations (number, name, checksum) select number, name, checksum from json_to_recordset($1::json) as m(number int, name text, checksum text)
     on conflict do nothing`,
    [JSON.stringify((await owner.query('select number, name, checksum from schema_migrations')).rows)],
  );

  const moving = move(slug, {
    watch: atStep('verify', () =>
      assert.rejects(move(slug), /The portal is being moved by another command/).then(() => {
        throw new Error('enough');
      }),
    ),
  });
  await assert.rejects(moving, { message: 'enough' });

  const full = {
    ...there.services.files,
    put: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
  };
  const target = { ...there, services: { ...there.services, files: full } };
  await assert.rejects(move(slug, { target }), /The target has no room for the files/);
  await demandUndone(there, small, 'no room');

  await owner.query(
    `insert into jobs (tenant_id, name, payload, holder, lease, attempts, due_at) values ($1, 'tests.long', '{}', gen_random_uuid(), gen_random_uuid(), 1, now() + interval '1 hour')`,
    [tenantId],
  );
  await assert.rejects(
    move(slug, { patienceSeconds: 1 }),
    /0 deliveries and 1 jobs \(tests\.long\) were still under way after 1 s/,
  );
  await owner.query('delete from jobs where tenant_id = $1', [tenantId]);

  const writing = await owner.connect();
  await writing.query('begin');
  await writing.query('select enter_portal($1, true)', [tenantId]);
  await assert.rejects(move(slug, { holdSeconds: 1 }), /Writes would have been held for longer than 1 s/);
  await writing.query('rollback');
  writing.release();
  await demandUndone(there, small, 'held for too long');

  rmSync(join(firstSettings.dataDir, 'files', tenantId), { recursive: true });
  await assert.rejects(move(slug), /The store lacks the contents of 1 files: \S+\. Bring them back/);
  await demandUndone(there, small, 'a file is missing');
  const { missing, files } = await move(slug, { withoutMissing: true });
  assert.deepEqual([missing.length, files], [1, 0]);
  assert.equal((await make(there.request, key, 'Без файла')).status, 201);
  assert.ok(here);
});
