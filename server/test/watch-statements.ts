import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchStatements } from '../src/kernel/sql/sql.ts';
import { readMigrations } from '../src/platform/postgres/read-migrations.ts';
import { locksStale } from './locks-stale.ts';
import { oneShardExceptions } from './one-shard-exceptions.ts';
import { type Fault, shardFaults } from './shard-faults.ts';
import { openTables } from './tenant-rule.ts';

const toldOf = ({ rule, table }: Fault) => `${rule}: ${table}`;

const { PROKURA_RECORD_STATEMENTS: into } = process.env;
const seen = new Set<string>();
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
  if (!seen.has(text) && isOfTheProduct()) seen.add(text);
});

/** Whether the product asks it; else a test asks by itself. */
function isOfTheProduct(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  const files = [...stack.matchAll(/file:[^\s()]+?\.ts/g)].flatMap(([url]) =>
    url.startsWith(root) ? [url.slice(root.length)] : [],
  );
  const sender = files.find(
    (file) => file !== itself && !/^server\/src\/(kernel|platform\/(door|postgres))\//.test(file),
  );
  return sender !== undefined && sender.startsWith('server/src/') && !sender.endsWith('.test.ts');
}

if (into) process.on('exit', () => writeFileSync(join(into, `${process.pid}.json`), JSON.stringify([...seen])));
