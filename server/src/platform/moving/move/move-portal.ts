import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { asOwner, type Owner } from '../../postgres/connect-owner.ts';
import { portalTables } from '../portal-tables.ts';
import { leftBehind } from '../what-travels.ts';
import { bringPortal } from './bring-portal.ts';
import { demandNoOlderProcesses } from './demand-no-older-processes.ts';
import { handOver } from './hand-over.ts';
import { demandAlone, pauseWorkers } from './hold-portal.ts';
import { judgeInstallations } from './judge-installations.ts';
import { makeWay, type Standing } from './make-way.ts';
import type { Moved, MoveOptions } from './move-options.ts';
import { countRows } from './read-changes.ts';
import type { Run } from './run.ts';
import { saidPlainly } from './said-plainly.ts';
import { catchUp } from './send-changes.ts';
import { fileSender } from './send-files.ts';
import { takeBack } from './take-back.ts';

/**
 * Moves a portal from one installation to another while it works: copied first, then its writes are held while what changed since is
 * sent, and one commit at the source decides. What fails before that commit leaves both as they were.
 */
export const movePortal = (options: MoveOptions): Promise<Moved> =>
  asOwner(options.source.ownerUrl, (reader) =>
    asOwner(options.source.ownerUrl, (holder) =>
      asOwner(options.target.ownerUrl, (arrival) => move({ reader, holder, arrival }, options)),
    ),
  ).catch((error: unknown) => {
    throw saidPlainly(error);
  });

async function move(owners: Pick<Run, 'reader' | 'holder' | 'arrival'>, options: MoveOptions): Promise<Moved> {
  await judgeInstallations(owners.holder, owners.arrival);
  const standing = await makeWay(owners.holder, owners.arrival, options);
  const { way, decided } = standing;
  if (!decided) await demandNoOlderProcesses(owners.holder);
  await demandAlone(owners.holder, way.tenantId);
  await owners.reader.query(`set app.tenant_id = '${way.tenantId}'`);
  const tables = (await portalTables(owners.holder)).filter(({ name }) => !(name in leftBehind));
  const run: Run = {
    ...{ ...owners, way, tables, files: fileSender(way), arrived: false },
    watch: async (step) => options.watch?.(step),
  };
  const held = decided ? undefined : await moveOrStay(run, standing, options);
  await run.watch('open');
  await open(owners.arrival, run);
  const rows = [...(await countRows(owners.arrival, tables, way.tenantId)).values()];
  return {
    ...{ tenantId: way.tenantId, slug: way.slug, address: way.target.services.publicUrl, held },
    ...{ rows: rows.reduce((sum, count) => sum + count.rows, 0), tables: tables.length },
    ...{ files: run.files.count(), missing: [...run.files.missing] },
  };
}

async function moveOrStay(run: Run, standing: Standing, options: MoveOptions): Promise<NonNullable<Moved['held']>> {
  const { holder, way } = run;
  let unknown = false;
  try {
    const brought = await bringPortal(run, standing, options);
    await run.watch('pause');
    await holder.query('begin');
    await pauseWorkers(holder, way.tenantId, options.patienceSeconds);
    const since = await catchUp(run, brought);
    const { verdict, held } = await handOver(run, since, options.holdSeconds);
    if (verdict === 'moved') return held;
    unknown = verdict === 'unknown';
    throw new StartRefused(unknown ? notKnown : 'The source did not take the last step. Try again.');
  } catch (error) {
    if (!unknown) await takeBack(run, standing, error);
    throw error;
  }
}

const notKnown =
  'The connection to the source broke at the last step, and the source does not answer: run the same command again when it does. It opens the portal at the target if it has moved, and begins anew if not.';

async function open(arrival: Owner, { way: { tenantId, moveId } }: Run): Promise<void> {
  try {
    await arrival.query('delete from away_portals where tenant_id = $1 and move_id = $2', [tenantId, moveId]);
  } catch (error) {
    throw new StartRefused(
      `The portal has moved, and the target could not open it (${(error as Error).message}): run the same command again, which opens it.`,
    );
  }
}
