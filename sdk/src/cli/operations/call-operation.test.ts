import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { freePort } from '../../../../server/test/docs/installation.ts';
import { newPortal } from '../../../../server/test/harness.ts';
import { commandLine, jsonOf } from '../../../test/command-line.ts';

async function newLine(t: TestContext, more: Readonly<Record<string, string>> = {}) {
  const portal = await newPortal();
  const scopes = ['warehouses.read', 'warehouses.write', 'catalog.read', 'catalog.write'];
  return commandLine(t, await portal.key(...scopes, 'integration_api.read'), more);
}

test('a record is made by flags, read, changed at its version and cleared', async (t) => {
  const { run } = await newLine(t);
  const made = jsonOf(await run('warehouses', 'create', '--name', 'Основной склад', '--code', 'МСК-1'));
  assert.deepEqual([made.code, made.isDefault], ['МСК-1', true]);
  const at = ['--if-match', String(made.version)];
  const changed = jsonOf(await run('warehouses', 'update', made.id, '--name', 'Запасной', '--code=', ...at));
  assert.deepEqual([changed.name, changed.code, changed.version], ['Запасной', null, made.version + 1]);
  const late = await run('warehouses', 'update', made.id, '--name', 'Третий', ...at);
  assert.deepEqual([late.code, late.stdout], [3, '']);
  assert.match(late.stderr, /precondition_failed/);
});

test('a body comes from a file, from standard input or as it is typed; flags go over it', async (t) => {
  const { run, runWith, home } = await newLine(t);
  writeFileSync(join(home, 'item.json'), '{"name": "Цемент", "plannedCost": {"price": "412.50"}}');
  const fromFile = jsonOf(await run('items', 'create', '--data', '@item.json', '--sku', 'C-500'));
  assert.deepEqual([fromFile.name, fromFile.sku, fromFile.currentCostPrice], ['Цемент', 'C-500', '412.50']);
  assert.equal(jsonOf(await runWith('{"name": "Песок"}', 'items', 'create', '--data', '-')).name, 'Песок');
  const typed = await run('items', 'create', '--name', 'Щебень', '--planned-cost', '{"price": "99.00"}');
  assert.equal(jsonOf(typed).currentCostPrice, '99.00');
  assert.equal((await run('items', 'create', '--data', '{"name"')).code, 2);
  assert.equal((await run('items', 'create', '--data', '@nowhere.json')).code, 2);
});

test('a list is a page of JSON in a pipe, a table for people, and one record a line with --all', async (t) => {
  const { run } = await newLine(t);
  for (const code of ['А', 'Б', 'В']) await run('warehouses', 'create', '--name', `Склад ${code}`, '--code', code);
  const page = jsonOf(await run('warehouses', 'list', '--limit', '2', '--sort', '-code'));
  assert.deepEqual(
    page.items.map(({ code }: { code: string }) => code),
    ['В', 'Б'],
  );
  const all = await run('warehouses', 'list', '--limit', '1', '--all', '--sort', 'code');
  const codes = all.stdout.trim().split('\n');
  assert.deepEqual(
    codes.map((line) => (JSON.parse(line) as { code: string }).code),
    ['А', 'Б', 'В'],
  );
  const table = await run('warehouses', 'list', '--table', '--fields', 'code,name', '--sort', 'code', '--limit', '2');
  assert.equal(table.stdout, 'CODE  NAME\nА     Склад А\nБ     Склад Б\n');
  assert.match(table.stderr, /There are more/);
  const filtered = jsonOf(await run('warehouses', 'list', '--code', 'А,В', '--created-at.gte', '2020-01-01T00:00:00Z'));
  assert.equal(filtered.items.length, 2);
});

test('a write is tried with --dry-run, and a repeat is known by its key', async (t) => {
  const { run } = await newLine(t);
  const tried = jsonOf(await run('warehouses', 'create', '--name', 'Склад', '--dry-run'));
  assert.deepEqual([tried.dryRun, tried.status, tried.body.name], [true, 201, 'Склад']);
  assert.deepEqual(jsonOf(await run('warehouses', 'list')).items, []);
  const line = ['warehouses', 'create', '--name', 'Склад', '--idempotency-key', 'first'];
  assert.equal(jsonOf(await run(...line)).id, jsonOf(await run(...line)).id);
});

test('a file is taken to the pipe or to the disk, and uploaded', async (t) => {
  const { run, home } = await newLine(t);
  const piped = await run('warehouses', 'get-template', '--format', 'csv');
  assert.match(piped.stdout, /^Name;Code;/);
  const kept = await run('warehouses', 'get-template', '--format', 'csv', '--output', join(home, 'template.csv'));
  assert.deepEqual([kept.code, kept.stdout], [0, '']);
  const job = jsonOf(await run('warehouses', 'start-import', '--file', 'template.csv'));
  assert.equal(job.fileName, 'template.csv');
});

test('what a refusal says to do is told, in the language of the system', async (t) => {
  const { run } = await newLine(t, { LANG: 'ru_RU.UTF-8' });
  const refused = await run('warehouses', 'create', '--name', '');
  assert.deepEqual([refused.code, refused.stdout], [3, '']);
  assert.match(refused.stderr, /\(validation_failed\)\n {2}\/name .*[а-я]/);
  assert.match(refused.stderr, /\nX-Request-Id: \S+\n$/);
  const english = await run('warehouses', 'get', '0192f3a4-0000-7000-8000-000000000000', '--language', 'en');
  assert.match(english.stderr, /^\S.*\(not_found\)/);
});

test('a line that cannot be carried out is told with what was perhaps meant', async (t) => {
  const { run } = await newLine(t);
  const told = async (...line: string[]) => {
    const { code, stderr } = await run(...line);
    assert.equal(code, 2, stderr);
    return stderr.trim();
  };
  assert.equal(await told('warehouses', 'list', '--stauts', 'x'), 'There is no flag --stauts. Perhaps --status?');
  assert.match(await told('warehouses', 'list-warehouse', 'x'), /Perhaps warehouses list-warehouses/);
  assert.match(await told('warehuses', 'list'), /There is no «warehuses list»\. Perhaps warehouses/);
  assert.equal(await told('warehouses', 'get'), 'Usage: prokura warehouses get-warehouse WAREHOUSE_ID');
  assert.equal(await told('warehouses', 'list', '--limit'), '--limit needs a value.');
  assert.equal(await told('warehouses', 'list', '--limit', 'many'), '--limit is a number, not «many».');
  assert.match(await told('imports', 'get'), /may be: /);
});

test('without a key, with a wrong one and without a server it ends in three ways', async (t) => {
  const nobody = await commandLine(t);
  assert.equal((await nobody.run('warehouses', 'list')).code, 4);
  const stranger = await commandLine(t, 'ppk_live_nobody');
  assert.equal((await stranger.run('warehouses', 'list')).code, 4);
  const away = await commandLine(t, 'ppk_live_nobody', { PROKURA_URL: `http://127.0.0.1:${await freePort()}` });
  const { code, stderr } = await away.run('warehouses', 'list');
  assert.equal(code, 5);
  assert.match(stderr, /^GET \/api\/v1\/warehouses was not answered: .*ECONNREFUSED/);
});

test('a reader that has seen enough ends it quietly', async (t) => {
  const { run, start } = await newLine(t);
  await run('warehouses', 'create', '--name', 'Склад');
  const child = start('warehouses', 'list');
  child.stdout?.destroy();
  let told = '';
  child.stderr?.on('data', (text: Buffer) => (told += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  assert.deepEqual([code, told], [0, '']);
});
