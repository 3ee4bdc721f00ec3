import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { drainJobs, newPortal } from '../../../../server/test/harness.ts';
import { type CommandLine, commandLine, jsonOf } from '../../../test/command-line.ts';

/** A portal whose jobs are done while a line waits for them. */
async function newLine(t: TestContext) {
  const portal = await newPortal();
  const key = await portal.key('warehouses.read', 'warehouses.write', 'catalog.read', 'catalog.write');
  const line = await commandLine(t, key);
  const run: CommandLine['run'] = async (...words) => {
    const running = line.run(...words);
    const ended = running.then(() => true);
    while (!(await Promise.race([ended, drainJobs(portal.tenantId)])));
    return running;
  };
  return { ...line, run };
}

test('the rows of a file are written, with progress beside the result', async (t) => {
  const { run, home } = await newLine(t);
  writeFileSync(join(home, 'warehouses.csv'), 'Код;Название\nА-1;Первый\nА-2;Второй\n');
  const tried = jsonOf(await run('import', 'warehouses.csv', '--into', 'warehouses', '--preview'));
  assert.deepEqual([tried.status, tried.create], ['preview_ready', 2]);
  assert.deepEqual(jsonOf(await run('warehouses', 'list')).items, []);
  const done = await run('import', 'warehouses.csv', '--into', 'warehouses');
  const { status, created, updated } = jsonOf(done);
  assert.deepEqual([status, created, updated], ['applied', 2, 0]);
  assert.match(done.stderr, /^Read: \d+\n/);
});

test('rows with errors are named, and the line ends with 3', async (t) => {
  const { run, home } = await newLine(t);
  writeFileSync(join(home, 'warehouses.csv'), 'Код;Название;Вид\nА-1;Первый;main\nА-2;Второй;подвал\n');
  const { code, stdout, stderr } = await run('import', 'warehouses.csv', '--into', 'warehouses');
  assert.equal(code, 3, stderr);
  assert.equal((JSON.parse(stdout) as { status: string }).status, 'partially_applied');
  assert.match(stderr, /C3 /);
});

test('what cannot be imported is told before anything is sent', async (t) => {
  const { run, home } = await newLine(t);
  assert.match((await run('import', 'nowhere.csv', '--into', 'warehouses')).stderr, /There is no file nowhere\.csv/);
  assert.match((await run('import', 'nowhere.csv', '--into', 'roles')).stderr, /--into is one of: .*warehouses/);
  writeFileSync(join(home, 'prices.csv'), 'Код;Цена\n');
  assert.match((await run('import', 'prices.csv', '--into', 'price-lists')).stderr, /--of is required/);
});

test('a list is taken out as a file by its name or in short', async (t) => {
  const { run, home } = await newLine(t);
  for (const name of ['Балка', 'Швеллер']) await run('items', 'create', '--name', name);
  const columns = ['--format', 'csv', '--columns', 'name,status'];
  const piped = await run('export', 'catalog.list-items', '--filter', 'search=швеллер', ...columns);
  assert.match(piped.stdout, /\r\n"?Швеллер"?;/);
  assert.doesNotMatch(piped.stdout, /Балка/);
  await run('export', 'items', ...columns, '--output', 'items.csv');
  assert.match(readFileSync(join(home, 'items.csv'), 'utf8'), /Балка/);
  assert.match((await run('export', '--table')).stdout, /^LIST +TITLE\n/);
  assert.match((await run('export', 'itmes')).stderr, /There is no list «itmes»/);
});
