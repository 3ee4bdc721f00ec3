import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadModule, parseSync } from 'libpg-query';
import { type Migration, readMigrations } from './read-migrations.ts';

/** Migrations before this one met versions that did not start on a newer schema. */
const firstHeld = 186;

await loadModule();

test('a migration that takes away what the version before uses says from which version on the schema works', () => {
  const held = readMigrations().filter(({ number }) => number >= firstHeld);
  const silent = held.filter(({ worksFrom }) => worksFrom === undefined);
  const found = silent.flatMap(({ name, sql }) => takenAway(sql).map((what) => `${name}: ${what}`));
  assert.deepEqual(found, [], 'Take it away in a later release and write `-- works from: NNNN` into that migration.');
});

test('a version that migrations leave behind is one before them', () => {
  const isLater = ({ worksFrom, number }: Migration) => worksFrom !== undefined && worksFrom >= number;
  assert.deepEqual(readMigrations().filter(isLater), []);
});

test('what older versions miss is noticed', () => {
  assert.deepEqual(takenAway('drop table rates'), ['drop rates']);
  assert.deepEqual(takenAway('drop function find_key(uuid)'), ['drop find_key']);
  assert.deepEqual(takenAway('alter table rates drop column rate'), ['AT_DropColumn rates.rate']);
  assert.deepEqual(takenAway('alter table rates alter column rate set not null'), ['AT_SetNotNull rates.rate']);
  assert.deepEqual(takenAway('alter table rates alter column rate type int'), ['AT_AlterColumnType rates.rate']);
  assert.deepEqual(takenAway('alter table rates rename column rate to price'), ['rename rates.rate']);
  assert.deepEqual(takenAway('alter table rates rename to prices'), ['rename rates']);
  assert.deepEqual(takenAway('alter table rates add column day date not null'), ['AT_AddColumn rates.day']);
});

test('what older versions do not notice is let by', () => {
  assert.deepEqual(takenAway('alter table rates add column day date not null default now(), add column note text'), []);
  assert.deepEqual(
    takenAway('create table days (day date); alter table days alter column day set not null; drop index x'),
    [],
  );
  const again = 'create function find_key(uuid, int) returns int language sql as $$ select 1 $$';
  assert.deepEqual(takenAway(`drop function find_key(uuid); ${again}`), []);
});

/** A statement or a part of one: of its fields these are read here. */
interface Node {
  relation?: { relname: string };
  funcname?: unknown;
  removeType?: string;
  renameType?: string;
  subname?: string;
  subtype?: string;
  name?: string;
  objects?: Array<{ List?: { items: unknown }; ObjectWithArgs?: { objname: unknown } }>;
  cmds?: Array<{ AlterTableCmd: Node }>;
  def?: { ColumnDef?: { colname: string; constraints?: Array<{ Constraint: { contype: string } }> } };
}

/** What the statements of a migration remove or demand of tables and functions that were there before it. */
function takenAway(sql: string): string[] {
  const { stmts = [] } = parseSync(sql) as unknown as { stmts?: Array<{ stmt: Record<string, Node> }> };
  const statements = stmts.flatMap(({ stmt }) => Object.entries(stmt));
  const made = new Set(statements.flatMap(([kind, node]) => madeBy(kind, node)));
  return statements
    .flatMap(([kind, node]) => lossesOf(kind, node))
    .flatMap(([name, what]) => (made.has(name) ? [] : what));
}

function madeBy(kind: string, node: Node): string[] {
  if (kind === 'CreateStmt') return [tableOf(node)];
  return kind === 'CreateFunctionStmt' ? [lastWord(node.funcname)] : [];
}

const tableOf = ({ relation }: Node) => relation?.relname ?? '';

/** Names come as lists of words: a schema may stand before. */
const lastWord = (words: unknown) => (words as Array<{ String: { sval: string } }>).at(-1)?.String.sval ?? '';

const usedByVersions = ['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_FUNCTION', 'OBJECT_SEQUENCE'];

/** By pairs: the table or function, and what happens to it. */
function lossesOf(kind: string, node: Node): Array<[string, string]> {
  const table = tableOf(node);
  const { objects = [], removeType = '', renameType, subname = '', cmds = [] } = node;
  if (kind === 'DropStmt' && usedByVersions.includes(removeType))
    return objects
      .map(({ List, ObjectWithArgs }) => lastWord(List?.items ?? ObjectWithArgs?.objname))
      .map((name) => [name, `drop ${name}`]);
  if (kind === 'RenameStmt' && renameType === 'OBJECT_COLUMN') return [[table, `rename ${table}.${subname}`]];
  if (kind === 'RenameStmt' && renameType === 'OBJECT_TABLE') return [[table, `rename ${table}`]];
  return cmds
    .map(({ AlterTableCmd }) => AlterTableCmd)
    .filter(takesAway)
    .map(({ subtype = '', name, def }) => [table, `${subtype} ${table}.${name ?? def?.ColumnDef?.colname ?? ''}`]);
}

function takesAway({ subtype = '', def }: Node): boolean {
  if (subtype !== 'AT_AddColumn') return ['AT_DropColumn', 'AT_SetNotNull', 'AT_AlterColumnType'].includes(subtype);
  const kinds = (def?.ColumnDef?.constraints ?? []).map(({ Constraint }) => Constraint.contype);
  const filled = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) => kinds.includes(kind));
  return kinds.includes('CONSTR_NOTNULL') && !filled;
}
