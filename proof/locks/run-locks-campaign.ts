import { join } from 'node:path';
import { writeYear } from '../../bench/year/fill-year.ts';
import { part } from '../../bench/year/year-size.ts';
import { readMigrations } from '../../server/src/platform/postgres/read-migrations.ts';
import { type Finding, finding } from '../finding.ts';
import { olderInstallation } from './older-installation.ts';
import { type Held, watchLocks } from './watch-locks.ts';

/** Migrations from here on run while the version before is at work (ADR 47). */
const firstBesideOthers = 186;

const longestMs = 2_000;

/** So many rows are read in no time, whatever the size of the installation. */
const fewRows = 500;

interface Report {
  findings: Finding[];
  part: number;
  migrations: number;
  longest: Array<Omit<Held, 'rewritten'>>;
}

/** Each migration since releases stand side by side, over a part of a year's data: what it locks, for how long, and what it does meanwhile. */
export async function runLocksCampaign({ source, share = part }: { source: string; share?: number }): Promise<Report> {
  const folder = join(source, 'db/migrations');
  const installation = await olderInstallation(folder, firstBesideOthers);
  try {
    await writeYear(installation.owner, share);
    await installation.owner.query('analyze');
    const measured = readMigrations(folder).filter(({ number }) => number >= firstBesideOthers);
    const held: Held[] = [];
    for (const migration of measured) held.push(...(await watchLocks(installation.owner, migration)));
    return { findings: judge(held), part: share, migrations: measured.length, longest: longestOf(held) };
  } finally {
    await installation.stop();
  }
}

const told = ({ migration, table, lock }: Held) => `${migration}: ${lock} of ${table}`;

const judge = (held: readonly Held[]): Finding[] => [
  finding(
    'L1 nobody is kept from a table for longer than two seconds',
    held.filter(({ ms }) => ms > longestMs).map((one) => `${told(one)} for ${one.ms} ms`),
  ),
  finding(
    'L2 nobody is kept from a table while its rows are read, however many there are',
    held.filter(({ rowsRead }) => rowsRead > fewRows).map((one) => `${told(one)}, ${one.rowsRead} rows read`),
  ),
  finding(
    'L3 neither a table nor an index that is there is written anew',
    held.filter(({ rewritten }) => rewritten.length > 0).map((one) => `${told(one)}: ${one.rewritten.join(', ')}`),
  ),
];

const longestOf = (held: readonly Held[]) =>
  [...held]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ rewritten: _, ...one }) => one);
