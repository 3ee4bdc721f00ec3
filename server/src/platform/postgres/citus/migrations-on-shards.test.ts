import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations } from '../read-migrations.ts';
import { statementsOnShards } from './cluster.ts';

/** Spread clusters are there since this schema; whatever came later is applied to their shards. */
const firstSpread = 207;

const rules = {
  'a column comes without a key or a check: the next statement adds it':
    /add column[^,;]*\b(check|references|unique)\b/i,
  'a constraint has a name': /\badd (check|foreign key|unique|primary key)\b/i,
  'a constraint is added by a statement of its own': /^\s*alter table[^;]*add column[^;]*add constraint/i,
};

const faultsOf = (text: string) => Object.entries(rules).flatMap(([rule, fault]) => (fault.test(text) ? [rule] : []));

test('what migrations change of tables an engine of shards takes', () => {
  const faults = readMigrations()
    .filter(({ number }) => number > firstSpread)
    .flatMap((migration) =>
      statementsOnShards(migration).flatMap(({ text }) => faultsOf(text).map((rule) => `${migration.name}: ${rule}`)),
    );
  assert.deepEqual(faults, []);
});

test('what it refuses is found', () => {
  assert.equal(faultsOf('alter table users add column age int check (age > 0)').length, 1);
  assert.equal(faultsOf('alter table users add check (age > 0)').length, 1);
  assert.equal(faultsOf('alter table users add column age int, add constraint aged check (age > 0)').length, 1);
  assert.deepEqual(faultsOf('alter table users add column age int'), []);
});
