import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchStatements } from '../src/kernel/sql.ts';
import { readMigrations } from '../src/platform/postgres/read-migrations.ts';
import { locksStale } from './stale-locks.ts';
import { openTables } from './tenant-rule.ts';

interface Seen {
  folder: string;
  text: string;
}

const seen: Seen[] = [];

/** Functions of the directory, asked before a portal is entered. */
const directory = /^\s*select \* from \w+\(/;

const tables = new Set(
  readMigrations().flatMap(({ sql }) => [...sql.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, name]) => name)),
);

/** Every statement of every test is parsed once and must hold each table of a portal to its tenant. */
watchStatements((text) => {
  if (!directory.test(text)) {
    const open = openTables(text).filter((name) => tables.has(name));
    if (open.length > 0) throw new Error(`A statement leaves ${open.join(', ')} open to every portal:\n${text}`);
    if (locksStale(text))
      throw new Error(`A statement locks rows and reads beside them what may be old by then:\n${text}`);
  }
  seen.push({ folder: senderOf(new Error().stack ?? ''), text });
});

/** The nearest folder of ours on the way to the statement: the catalog's statements stand under its name. */
function senderOf(stack: string): string {
  const folders = [...stack.matchAll(/server\/src\/(?:(domains|connectors)|(platform|surfaces))\/([\w-]+)\//g)].map(
    ([, domain, , folder]) => ({ domain: domain !== undefined, folder: folder as string }),
  );
  const plumbing = new Set(['door', 'postgres', 'http']);
  return (
    folders.find(({ domain, folder }) => domain || !plumbing.has(folder))?.folder ?? folders[0]?.folder ?? 'kernel'
  );
}

const { PROKURA_RECORD_STATEMENTS: into } = process.env;
if (into) process.on('exit', () => writeFileSync(join(into, `${process.pid}.json`), JSON.stringify(seen)));
