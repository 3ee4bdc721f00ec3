import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations } from './read-migrations.ts';
import { statementsOf } from './statements-of.ts';

const textsOf = (sql: string) => statementsOf(sql).map(({ text }) => text.trim());

test('statements end at semicolons, but not within bodies, strings and comments', () => {
  assert.deepEqual(
    textsOf(`create function one() returns text as $$ begin return ';'; end $$;
      select 'it''s; so'; -- not; here
      do $body$ begin null; end $body$;`),
    [
      `create function one() returns text as $$ begin return ';'; end $$;`,
      `select 'it''s; so';`,
      '-- not; here\n      do $body$ begin null; end $body$;',
    ],
  );
});

test('each begins on its line, and comments alone are none', () => {
  assert.deepEqual(
    statementsOf('select 1;\nselect 2;\n-- the end;\n').map(({ line }) => line),
    [1, 1],
  );
});

test('no statement of a migration is lost', () => {
  for (const { name, sql } of readMigrations())
    assert.ok(
      sql.startsWith(
        statementsOf(sql)
          .map(({ text }) => text)
          .join(''),
      ),
      name,
    );
});
