import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allRoutes, jobs } from '../../src/app.ts';
import { systemIn } from '../../src/kernel/access/actor.ts';
import { notRegisters } from '../../src/platform/registers/not-registers.ts';
import { isList } from '../../src/surfaces/http/openapi/problem-codes.ts';
import { countStatements } from '../count-statements.ts';
import { factsOf, newPortal, owner, workerDoor } from '../harness.ts';
import { exporter, exportingPortal, manyWarehouses, url } from '../registers.ts';
import { ask, type Body, bodyOf, fullKey, named } from './probe.ts';

interface Listed {
  list: string;
  path: string;
  columns: Array<{ path: string }>;
  lineColumns: Array<{ path: string }>;
}

/** Lists of records with lines that have no file by lines, each with the reason. */
const notByLines: Readonly<Record<string, string>> = {
  'reports.list-baskets': 'the weights of a price index: its page shows them whole',
  'transfer-documents.list-transfer-documents': 'the lines are read from the file of a document when it is opened',
};

const registersOf = async (): Promise<Listed[]> => (await (await exportingPortal()).ask('GET', url)).json.items;

const routeOf = (path: string) => allRoutes.find((route) => route.method === 'GET' && route.path === path);

test('every list of records is exported, or named with the reason why not', async () => {
  const known = new Set((await registersOf()).map(({ list }) => list));
  const lists = allRoutes.filter(({ operation, options }) => 'listing' in operation && !options.facade);
  for (const route of lists) {
    const { name } = route.operation;
    assert.ok(known.has(name) !== name in notRegisters, `${named(route)} (${name})`);
  }
  for (const name of Object.keys(notRegisters))
    assert.ok(
      lists.some(({ operation }) => operation.name === name),
      `${name} is no list`,
    );
});

test('every list that a page of the portal shows by the page is exported, or named with the reason why not', async () => {
  const paths = new Set((await registersOf()).map(({ path }) => path));
  const refused = new Set(Object.keys(notRegisters));
  const source = new URL('../../../portal/src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  let seen = 0;
  for (const name of files) {
    const text = readFileSync(new URL(name, source), 'utf8');
    if (!text.includes('askPage(')) continue;
    for (const [, address = ''] of text.matchAll(/api\.GET\(\s*'([^']+)'/g)) {
      const path = address.replaceAll(/\{(\w+)\}/g, ':$1');
      const route = routeOf(path);
      if (!route || !isList(route) || paths.has(path) || refused.has(route.operation.name)) continue;
      assert.fail(`${name} shows ${path}, which is no register`);
    }
    seen += 1;
  }
  assert.ok(seen > 10, `only ${seen} files were looked at`);
});

/** What lines are called where a record shows them. */
const calledLines = ['items', 'lines', 'rows', 'stops'];

test('every list of records with lines is exported by lines, or named with the reason why not', async () => {
  let proven = 0;
  for (const { list, path, lineColumns } of await registersOf()) {
    const cards = allRoutes.filter((route) => route.method === 'GET' && route.path.startsWith(`${path}/:`));
    const hasLines = cards.some(({ path: of, operation }) => {
      const [, part, ...deeper] = of.slice(path.length + 1).split('/');
      if (part) return deeper.length === 0 && calledLines.includes(part);
      const shown = (operation.output as { properties?: Record<string, { type?: unknown; items?: object }> })
        .properties;
      return calledLines.some((name) => shown?.[name]?.type === 'array' && 'properties' in (shown[name].items ?? {}));
    });
    if (!hasLines) continue;
    assert.ok(lineColumns.length > 0 !== list in notByLines, list);
    proven += 1;
  }
  assert.ok(proven > 15, `only ${proven} lists have lines`);
});

const varied = (body: Body, turn: number): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && /^(name|title|sku|code|label|externalId)$/.test(name) ? `${value} ${turn}` : value,
    ]),
  );

test('a file holds as many rows as its list counts', async () => {
  let [proven, provenByLines] = [0, 0];
  for (const { list, path, columns, lineColumns } of await registersOf()) {
    const create = allRoutes.find((route) => route.method === 'POST' && route.path === path);
    if (path.includes(':')) continue;
    const portal = await newPortal();
    const { ask: askAs, rows } = await exporter(portal);
    const key = await fullKey(portal);
    if (create)
      for (let turn = 1; turn <= 3; turn += 1) await ask(create, { key, body: varied(bodyOf(create) ?? {}, turn) });
    const { json } = await askAs('GET', `${path}?includeTotal=true&limit=1`);
    assert.equal((await rows(list)).length, json.meta.total, list);
    if (json.meta.total > 0) proven += 1;
    if (lineColumns.length === 0) continue;
    const byLines = await rows(list, {
      rows: 'lines',
      columns: [columns[0], ...lineColumns].map((column) => column?.path),
    });
    const taken = (await factsOf(portal.tenantId)).findLast(({ event }) => event === 'register_export.taken');
    assert.ok(taken);
    assert.equal((taken.data.object as { rowCount: number }).rowCount, byLines.length, `${list} by lines`);
    if (byLines.some((row) => Object.keys(row).length > 1)) provenByLines += 1;
  }
  assert.ok(proven >= 8, `only ${proven} lists had rows`);
  assert.ok(provenByLines >= 7, `only ${provenByLines} lists had lines`);
});

test('the worker writes every list in the background: it may read all that they are read from', async () => {
  const { portal } = await exportingPortal();
  const { tenantId, ownerId } = portal;
  const writing = jobs.find(({ name }) => name === 'registers.write-export');
  assert.ok(writing);
  const failed: string[] = [];
  for (const { list, path, lineColumns } of (await registersOf()).filter(({ path }) => !path.includes(':'))) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into register_exports (tenant_id, list, title, filters, rows, format, time_zone, language, file_name, expires_at, created_by)
       values ($1, $2, 'Список', '{}', $4, 'xlsx', 'Europe/Moscow', 'ru', 'Список.xlsx', now() + interval '1 day', $3) returning id`,
      [tenantId, list, ownerId, lineColumns.length > 0 ? 'lines' : 'records'],
    );
    const exportId = rows[0]?.id;
    await workerDoor
      .command(writing.command, { ...systemIn(tenantId), userId: ownerId }, { exportId, userId: ownerId })
      .catch((error: Error) => failed.push(`${list} ${path}: ${error.message}`));
  }
  const { rows } = await owner.query<{ list: string; problem: string }>(
    `select list, problem from register_exports where tenant_id = $1 and status <> 'ready'`,
    [tenantId],
  );
  assert.deepEqual([failed, rows], [[], []]);
});

test('a file costs no more statements for many rows of a page than for one', async () => {
  const count = async (rows: number) => {
    const { portal, exported } = await exportingPortal();
    await manyWarehouses(portal, rows);
    return (await countStatements(() => exported('warehouses.list-warehouses'))).statements.length;
  };
  await count(1);
  assert.equal(await count(150), await count(1));
});
