import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assignments, columns, differsFrom, join, raw, sql, statement } from './sql.ts';

test('values travel beside the text, in order', () => {
  const { text, values } = statement(sql`select 1 from t where tenant_id = ${'a'} and name = ${"x'; drop table t --"}`);
  assert.equal(text, 'select 1 from t where tenant_id = $1 and name = $2');
  assert.deepEqual(values, ['a', "x'; drop table t --"]);
});

test('pieces nest and keep their values in place', () => {
  const where = join([sql`tenant_id = ${1}`, sql`b = ${2}`], ' and ');
  const { text, values } = statement(sql`select ${raw('a, b')} from t where ${where} limit ${3}`);
  assert.equal(text, 'select a, b from t where tenant_id = $1 and b = $2 limit $3');
  assert.deepEqual(values, [1, 2, 3]);
});

test('one text has one name, another text another', () => {
  const of = (id: number) => statement(sql`select 1 from t where tenant_id = ${id}`);
  assert.equal(of(1).name, of(2).name);
  assert.notEqual(of(1).name, statement(sql`select 2 from t where tenant_id = ${1}`).name);
});

test('a row becomes columns, assignments or a difference', () => {
  const row = { tenant_id: 't', name: 'Болт' };
  assert.equal(statement(sql`insert into t ${columns(row)}`).text, 'insert into t (tenant_id, name) values ($1, $2)');
  assert.equal(statement(sql`update t set ${assignments(row)}`).text, 'update t set tenant_id = $1, name = $2');
  assert.equal(
    statement(sql`select ${differsFrom(row)}`).text,
    'select (tenant_id is distinct from $1 or name is distinct from $2)',
  );
  assert.equal(
    statement(sql`select tenant_id where ${differsFrom({})}`).text,
    'select tenant_id where tenant_id <> tenant_id',
  );
});
