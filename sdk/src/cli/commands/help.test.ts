import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandLine } from '../../../test/command-line.ts';

test('help lists commands and groups, a group its operations, an operation its flags', async (t) => {
  const { run } = await commandLine(t);
  const all = await run();
  assert.match(all.stdout, /\n {2}listen --forward-to URL +\S/);
  assert.match(all.stdout, /\n {2}purchase-requisitions +Purchase requisitions\n/);
  assert.match((await run('help', 'warehouses')).stdout, /warehouses create-warehouse +Create a warehouse\n/);
  assert.match((await run('warehouses', '--help')).stdout, /warehouses create-warehouse/);
  const one = await run('requisitions', 'create', '--help');
  assert.match(one.stdout, /prokura purchase-requisitions create-requisition\n/);
  assert.match(one.stdout, /--due-date/);
  assert.match(one.stdout, /--data JSON\|@FILE\|-/);
});

test('it speaks Russian where the system does, or as it is told', async (t) => {
  const russian = await commandLine(t, undefined, { LC_ALL: 'ru_RU.UTF-8' });
  assert.match((await russian.run('warehouses', 'create', '--help')).stdout, /^Создать склад\n/);
  assert.match((await russian.run('help', '--language', 'en')).stdout, /^The Prokura API/);
  const english = await commandLine(t);
  assert.match((await english.run('listen', '--help', '--language=ru')).stdout, /^Передавать события/);
});
