import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { liesApart } from '../../postgres/citus/cluster.ts';
import { ownerDb } from '../../postgres/owner-db.ts';
import { claimArrival } from '../claim-arrival.ts';
import { importDirectory } from '../import-directory.ts';
import { keepInstallationKey } from '../keep-installation-key.ts';
import { shapeOf } from '../shape-of.ts';
import { tableLines } from '../table-lines.ts';
import { directoryRows } from '../what-travels.ts';
import { decide, record, type Verdict } from './decide.ts';
import { demandNoOlderProcesses } from './demand-no-older-processes.ts';
import { type Hold, holdWrites } from './hold-portal.ts';
import type { Moved } from './move-options.ts';
import { countRows } from './read-changes.ts';
import type { Run } from './run.ts';
import { sendChanges } from './send-changes.ts';

/** Holds the portal's writes, sends what is left, and has the source decide. */
export async function handOver(
  run: Run,
  since: string,
  seconds: number,
): Promise<{ verdict: Verdict; held: NonNullable<Moved['held']> }> {
  const { holder, arrival, way, files, watch } = run;
  await watch('hold');
  const hold = await holdWrites(holder, way.tenantId, seconds);
  await watch('send');
  const sent = await sendChanges(run, holder, since);
  hold.demandTime();
  const sentFiles = await files.sendNamed(holder);
  await sendDirectory(run);
  await demandSameCounts(run, hold);
  await demandNoOlderProcesses(holder);
  await finish(run);
  await watch('ready');
  await arrival.query('commit');
  run.arrived = true;
  await watch('decide');
  hold.demandTime();
  const verdict = await decide(holder, way);
  return { verdict, held: { milliseconds: hold.milliseconds(), ...sent, files: sentFiles } };
}

/** The names and addresses that lead to the portal are claimed at the target. */
async function sendDirectory({ holder, arrival, way: { tenantId, slug } }: Run): Promise<void> {
  if (await liesApart(arrival)) await claimArrival(arrival, tenantId);
  await arrival.query('delete from login_directory where tenant_id = $1', [tenantId]);
  async function* linesOf(name: string): AsyncGenerator<string[]> {
    yield* tableLines(holder, await shapeOf(holder, name), tenantId, { only: directoryRows[name] as string });
  }
  await importDirectory(arrival, linesOf, { tenantId, slug, copy: false });
}

async function demandSameCounts({ holder, arrival, tables, way: { tenantId } }: Run, hold: Hold): Promise<void> {
  const [there, here] = await Promise.all([countRows(holder, tables, tenantId), countRows(arrival, tables, tenantId)]);
  for (const { name } of tables)
    if (there.get(name)?.rows !== here.get(name)?.rows)
      throw new StartRefused(
        `${name} did not arrive as it left: ${here.get(name)?.rows} rows of ${there.get(name)?.rows}. Try again.`,
      );
  hold.demandTime();
}

/** What the portal has at the target alone: the keys its own keys, passwords and cursors are checked with, and the word of its arrival. */
async function finish({ arrival, tables, files, way }: Run): Promise<void> {
  const { tenantId, source, target } = way;
  for (const name of ['pepper', 'tokens'] as const)
    await keepInstallationKey(ownerDb(arrival, tenantId), target.services, name, source.installationKeys[name]);
  await record(arrival, way, 'arrived', {
    ...{ from: source.services.publicUrl, tables: tables.length, files: files.count() },
  });
}
