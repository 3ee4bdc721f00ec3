import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { type Statement, statementsOf } from './statements-of.ts';

export type Migration = {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
  /**
   * The number of the newest migration of the oldest version that still works after this one, where it takes away what older ones use:
   * its line `-- works from: 0190`. Undefined where every version before works on.
   */
  readonly worksFrom: number | undefined;
  readonly statements: readonly Statement[];
  /**
   * It says `-- outside a transaction`: indexes of large tables are made while others write. Where it was interrupted, it is applied from
   * its first statement again.
   */
  readonly isOutside: boolean;
};

const migrationsFolder = join(import.meta.dirname, '../../../../db/migrations');

/** The numbered files `NNNN_name.sql` of the folder, in their order. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const migrations = namesIn(folder).map((name) => readMigration(folder, name));
  const twin = migrations.find((migration, index) => migration.number === migrations[index + 1]?.number);
  if (twin) throw new StartRefused(`Two migrations have the number of ${twin.name}: give one of them a higher number.`);
  return migrations;
}

/** The number of the newest migration of this version: its schema. */
export const newestMigration = (): number => Number(namesIn(migrationsFolder).at(-1)?.slice(0, 4) ?? 0);

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

function readMigration(folder: string, name: string): Migration {
  const number = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new StartRefused(`The migration ${name} must be named like 0001_name.sql.`);
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  const worksFrom = /^-- works from: (\d{4})$/m.exec(sql)?.[1];
  return {
    number: Number(number),
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
    sql,
    worksFrom: worksFrom === undefined ? undefined : Number(worksFrom),
    statements: statementsOf(sql),
    isOutside: /^-- outside a transaction$/m.test(sql),
  };
}
