import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchStatements } from '../src/kernel/sql/sql.ts';
import { readMigrations } from '../src/platform/postgres/read-migrations.ts';
import { oneShardExceptions } from './one-shard-exceptions.ts';
import { type Fault, shardFaults } from './one-shard-rules.ts';
import { locksStale } from './stale-locks.ts';
import { openTables } from './tenant-rule.ts';

const toldOf = ({ rule, table }: Fault) => `${rule}: ${table}`;

interface Seen {
  folder: string;
  text: string;
}

const { PROKURA_RECORD_STATEMENTS: into } = process.env;
const seen = new Map<string, Seen>();
const root = new URL('../../', import.meta.url).href;
const itself = import.meta.url.slice(root.length);

/** Functions of the directory, asked before a portal is entered. */
const directory = /^\s*select \* from \w+\(/;

const tables = new Set(
  readMigrations().flatMap(({ sql }) => [...sql.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, name]) => name)),
);

/** Every statement of every test is parsed once, must hold each table of a portal to its tenant, and keep to one shard. */
watchStatements((text) => {
  if (!directory.test(text)) {
    const open = openTables(text).filter((name) => tables.has(name));
    if (open.length > 0) throw new Error(`A statement leaves ${open.join(', ')} open to every portal:\n${text}`);
    const faults = shardFaults(text).filter(
      ({ rule, table }) => tables.has(table) && !oneShardExceptions[rule].has(table),
    );
    if (faults.length > 0)
      throw new Error(`A statement would not stay on one shard (${faults.map(toldOf).join(', ')}):\n${text}`);
    if (locksStale(text))
      throw new Error(`A statement locks rows and reads beside them what may be old by then:\n${text}`);
  }
  if (!into) return;
  const folder = senderOf(wayHere());
  if (folder !== undefined) seen.set(`${folder} ${text}`, { folder, text });
});

/** Parts on the way of every statement: it stands under the name of whoever sent it through them. */
const plumbing = /^server\/src\/(platform\/(door|postgres)|surfaces\/http)\//;

/** The nearest folder of the product on the way to the statement; none for what tests ask by themselves. */
function senderOf(way: readonly string[]): string | undefined {
  const isTest = (file: string) => !file.startsWith('server/src/') || file.endsWith('.test.ts');
  const known = way.filter((file) => !/^server\/src\/kernel\/(?!search\/)/.test(file));
  const sender = known.find((file) => isTest(file) || !plumbing.test(file)) ?? known[0];
  if (sender === undefined || isTest(sender)) return undefined;
  return /^server\/src\/(?:[a-z]+\/)?([\w-]+)/.exec(sender)?.[1];
}

/** Files of ours that lead to here, the nearest first. */
function wayHere(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  const files = [...stack.matchAll(/file:[^\s()]+?\.ts/g)].filter(([url]) => url.startsWith(root));
  return files.map(([url]) => url.slice(root.length)).filter((file) => file !== itself);
}

if (into)
  process.on('exit', () => writeFileSync(join(into, `${process.pid}.json`), JSON.stringify([...seen.values()])));
