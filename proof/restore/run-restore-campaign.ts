import { join } from 'node:path';
import { needPrograms } from '../debian/need-programs.ts';
import { programs } from '../debian/own-postgres.ts';
import type { Finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { type Drill, loseAndRestore, type RestoreFigures } from './lose-and-restore.ts';

interface Plan extends Omit<Drill, 'to'> {
  random: Seeded;
  /** Where the drills go back to; one of them where a planted bug needs no more. */
  to?: ReadonlyArray<Drill['to']>;
}

export interface RestoreReport {
  drills: Array<RestoreFigures & { to: Drill['to'] }>;
  findings: Finding[];
}

/** T17: under load everything is lost but the archive, and restored; once to a random second, once to the newest that was kept. */
export async function runRestoreCampaign({ to = ['second', 'newest'], ...plan }: Plan): Promise<RestoreReport> {
  needPrograms({ pgbackrest: 'pgbackrest', rsync: 'rsync', [join(programs, 'postgres')]: 'postgresql-15' });
  const drills: RestoreReport['drills'] = [];
  const findings = new Map<string, Finding>();
  for (const target of to) {
    const { figures, findings: found } = await loseAndRestore({
      ...plan,
      random: plan.random.fork(target),
      to: target,
    });
    drills.push({ to: target, ...figures });
    for (const { invariant, count, examples } of found) {
      const before = findings.get(invariant) ?? { invariant, count: 0, examples: [] };
      const told = examples.map((one) => `to the ${target}: ${one}`);
      findings.set(invariant, { invariant, count: before.count + count, examples: [...before.examples, ...told] });
    }
  }
  return { drills, findings: [...findings.values()] };
}
