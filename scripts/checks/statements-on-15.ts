import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { asOwner } from '../../server/src/platform/postgres/connect-owner.ts';
import { prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import { startDebianCluster } from '../../server/test/start-debian-cluster.ts';

/**
 * Prepares every statement that the suite has sent on the PostgreSQL 15 of Debian: that is enough to find keywords, functions and
 * clauses that a server does not know. `PROKURA_RECORD_STATEMENTS` is the folder where the suite recorded them.
 */
const record = process.env.PROKURA_RECORD_STATEMENTS as string;
const statements = new Set(
  readdirSync(record).flatMap((name) => JSON.parse(readFileSync(join(record, name), 'utf8')) as string[]),
);

const closing: Array<() => unknown> = [];
try {
  const url = await startDebianCluster({ after: (close) => closing.push(close as () => unknown) });
  if (url === undefined) process.stdout.write('No PostgreSQL 15 of Debian is installed here.\n');
  else process.exitCode = await prepareAll(url);
} finally {
  for (const close of closing.reverse()) await close();
}

async function prepareAll(databaseUrl: string): Promise<number> {
  const masterKeys = parseMasterKeys(`k1:${Buffer.alloc(32, 'p').toString('base64')}`);
  await prepareDatabase({ dataDir: '', masterKeys, production: false, databaseUrl });
  const refusals = await asOwner(databaseUrl, async (client) => {
    const refused: string[] = [];
    for (const text of statements) {
      // `set` cannot be prepared: it is run instead, which has no effect outside a transaction.
      const set = /^\s*set /.test(text);
      await client.query(set ? text : `prepare known as ${text}`).then(
        () => (set ? undefined : client.query('deallocate known')),
        (error: Error) => refused.push(`${error.message}: ${text}`),
      );
    }
    return refused;
  });
  process.stdout.write(
    `${statements.size} statements, ${refusals.length} unknown to PostgreSQL 15\n${refusals.join('\n')}`,
  );
  return statements.size > 0 && refusals.length === 0 ? 0 : 1;
}
