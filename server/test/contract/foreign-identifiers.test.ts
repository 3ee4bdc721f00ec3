import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { owner, request, uses } from '../harness.ts';
import { canaryWord, foreignIn, probeAll, type Send } from './isolation/probe-all.ts';
import { tenantTables, wholePortal } from './isolation/whole-portal.ts';
import { ask, named, takesFiles, takesKeys } from './probe.ts';

/** As many as the suite can spare; `npm run prove -- --campaign isolation` asks for all, or for those of some addresses. */
const most = Number(process.env.PROKURA_PROBES ?? 400);
/** Milliseconds; the whole campaign takes some minutes. */
const longest = 3_600_000;
const only = process.env.PROKURA_PROBED;

const [mine, theirs] = [await wholePortal(), await wholePortal()];

test('no record of another portal is told, distinguished, changed or kept, whichever it is and wherever it is named', {
  timeout: longest,
}, async () => {
  await nameAll(theirs.portal.tenantId);
  await uses.flush();
  const { probes, positions, kinds, ...found } = await probeAll(mine, theirs, { most, only });
  process.stdout.write(`FOUND ${JSON.stringify({ probes, positions, kinds, ...found })}\n`);
  assert.deepEqual(found, { told: [], distinguished: [], changed: [], kept: [], failed: [] });
  assert.ok(only !== undefined || (probes >= most * 0.8 && kinds >= 30), `${probes} probes, ${kinds} tables`);
});

test('neither a cursor nor an idempotency key of another portal opens anything of it', async () => {
  const told: string[] = [];
  const whole = allRoutes.filter((route) => takesKeys(route) && !route.path.includes('/:') && !takesFiles(route));
  for (const route of whole.filter(({ method }) => method === 'GET')) {
    const { json } = await request('GET', `${route.path}?limit=1`, { key: theirs.key });
    const cursor = json?.page?.nextCursor as string | undefined;
    if (!cursor) continue;
    const { text } = await request('GET', `${route.path}?limit=1&cursor=${encodeURIComponent(cursor)}`, {
      key: mine.key,
    });
    if (foreignIn(text, mine, theirs).length > 0) told.push(`${named(route)} by a cursor`);
  }
  for (const route of whole.filter(({ method }) => method === 'POST')) {
    const headers = { 'idempotency-key': `of-both-${route.path}` };
    const first = await ask(route, { key: theirs.key, headers });
    const second = await ask(route, { key: mine.key, headers });
    const id = first.json?.id as string | undefined;
    if (second.headers['idempotency-replayed'] !== undefined || (id && second.text.includes(id)))
      told.push(`${named(route)} by a key of repeats`);
  }
  process.stdout.write(`KEYS ${JSON.stringify(told)}\n`);
  assert.deepEqual(told, []);
});

const at = '/api/v1/warehouses/:warehouseId';
const warehouse = theirs.ids.find(({ table }) => table === 'warehouses')?.id as string;

/** The product, but for what stands under one of their warehouses: that is answered by `instead`. */
const butFor =
  (instead: () => Promise<{ status: number; json: unknown }>): Send =>
  async (method, url, asked) => {
    const honest = await request(method, url, asked);
    if (method !== 'GET' || !url.endsWith(warehouse)) return honest;
    const { status, json } = await instead();
    return { ...honest, status, json, text: JSON.stringify(json) };
  };

const probed = async (instead: Parameters<typeof butFor>[0]) => {
  const { told, distinguished, changed, kept, failed } = await probeAll(
    mine,
    theirs,
    { most: 100_000, only: at },
    butFor(instead),
  );
  return { told: told.length, distinguished: distinguished.length, changed, kept: kept.length, failed: failed.length };
};

const nothing = { told: 0, distinguished: 0, changed: [], kept: 0, failed: 0 };
const notFound = { status: 404, json: { code: 'not_found' } };

test('a route that answers a record of another portal would be noticed', async () => {
  const { rows } = await owner.query('select name from warehouses where id = $1', [warehouse]);
  const leaky = async () => ({ status: 200, json: { id: warehouse, ...rows[0] } });
  assert.deepEqual(await probed(leaky), { ...nothing, told: 1, distinguished: 1 });
});

test('a route that changes a record of another portal, and says it found none, would be noticed', async () => {
  const changing = async () => {
    await owner.query('update warehouses set version = version + 1 where id = $1', [warehouse]);
    return notFound;
  };
  assert.deepEqual(await probed(changing), { ...nothing, changed: ['warehouses'] });
});

test('a route that fails, alike for what nobody has, would be noticed', async () => {
  const failing = async () => ({ status: 500, json: { code: 'internal_error' } });
  const { failed } = await probed(failing);
  assert.equal(failed, 1);
});

test('a route that keeps a record of another portal would be noticed', async () => {
  const keeping = async () => {
    await owner.query('update warehouses set created_by = $2 where tenant_id = $1', [
      mine.portal.tenantId,
      theirs.portal.ownerId,
    ]);
    return notFound;
  };
  assert.deepEqual(await probed(keeping), { ...nothing, kept: 1 });
});

/** Every name of the portal says whose it is. */
async function nameAll(tenantId: string) {
  for (const { name } of await tenantTables())
    for (const column of ['name', 'title', 'full_name', 'short_name', 'label', 'comment', 'note'])
      await owner
        .query(
          `update ${name} set ${column} = ${column} || ' ${canaryWord}' where tenant_id = $1 and ${column} is not null`,
          [tenantId],
        )
        .catch(() => undefined);
}
