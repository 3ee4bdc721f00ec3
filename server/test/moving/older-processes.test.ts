import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { long } from '../../../scripts/tests/long.ts';
import { request, urls } from '../harness.ts';
import { twoInstallations } from './moving.ts';
import { smallPortal } from './small-portal.ts';

/** A process of another version, as the database sees it. */
async function processNamed(t: TestContext, url: string, name: string) {
  const client = new pg.Client({ connectionString: url, application_name: name });
  await client.connect();
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= client.end());
  t.after(end);
  return { end };
}

const copied = () => assert.fail('something was copied');

long('a portal does not move while a process of an older release is at work', { timeout: 500_000 }, async (t) => {
  const { there, move, back } = await twoInstallations(t);
  const { slug, key } = await smallPortal();
  const older = await processNamed(t, urls.serviceUrl, 'prokura web');
  const barely = await processNamed(t, urls.workerUrl, 'prokura worker, schema 194');
  await assert.rejects(
    move(slug, { watch: copied }),
    /^StartRefused: 2 sessions at the source belong to processes that take no notice of a move: prokura web from (127\.0\.0\.1|this machine) \(1 since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\), prokura worker, schema 194 from .*\. Bring what is older up to date or stop it, then run the command again\.$/,
  );
  await older.end();
  await assert.rejects(move(slug, { watch: copied }), /1 session at the source .*prokura worker, schema 194/);
  await barely.end();

  // One that comes while the portal is being copied is met before the portal is handed over.
  const late: Array<{ end(): Promise<void> }> = [];
  const comes = async () => void late.push(await processNamed(t, urls.serviceUrl, 'prokura web'));
  const overtaken = move(slug, { watch: (step) => (step === 'pause' ? comes() : undefined) });
  await assert.rejects(overtaken, /1 session at the source/);
  const made = await request('POST', '/api/v1/catalog', { key, body: { name: 'Остался' } });
  assert.equal(made.status, 201, 'the move was undone');
  await late[0]?.end();

  await processNamed(t, urls.serviceUrl, 'prokura web, schema 195');
  await move(slug);

  // The owner there is no superuser: it sees the names of others' sessions, and not where they come from.
  const theirs = await processNamed(t, there.serviceUrl, 'prokura web');
  await assert.rejects(
    back(slug, { watch: copied }),
    /1 session at the source .*: prokura web \(1\)\. Bring .* shown to the owner after: grant pg_read_all_stats to "second_\w+"\.$/,
  );
  await there.owner.query(`grant pg_read_all_stats to ${new URL(there.ownerUrl).username}`);
  await assert.rejects(
    back(slug, { watch: copied }),
    /prokura web from .* \(1 since .*, then run the command again\.$/,
  );
  await theirs.end();
});
