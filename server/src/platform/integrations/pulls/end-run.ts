import { isLasting } from '../../../kernel/integrations/provider.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../kernel/sql/sql.ts';
import { type Connectors, changeInstallation, type InstallationRow } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';
import { writeLog } from '../log/write-log.ts';
import { afterFault, afterSuccess, askedAgain } from '../record-outcome.ts';
import { recoveredLine } from '../recovered-line.ts';

/** Ends a run, well or with a fault, and says when the next one is due. */
export async function endRun(
  ctx: WriteContext,
  connectors: Connectors,
  row: InstallationRow,
  error: Parameters<typeof afterFault>[1] | null,
) {
  const { everySeconds } = connectors.bySlug(row.slug) ?? {};
  const every = typeof everySeconds === 'function' ? everySeconds(row.settings, new Date()) : everySeconds;
  // What a person has to mend is not asked again by itself: accounts are locked for less.
  const again = every !== undefined && !(error && isLasting(error.kind));
  const pause = error ? soonest(row, every) : every;
  const change = error ? afterFault(row, error) : afterSuccess(row);
  const after = await changeInstallation(
    ctx.db,
    row.id,
    sql`${assignments({
      ...change,
      // What is synchronized by itself is asked by that.
      ...(again && { next_probe_at: null }),
      last_sync_at: new Date().toISOString(),
      last_sync_status: error ? 'failed' : 'ok',
      sync_run: null,
      sync_progress: JSON.stringify(row.sync_progress),
    })}, next_sync_at = ${again ? sql`now() + ${pause} * interval '1 second'` : sql`null`}`,
    null,
  );
  const done = row.sync_progress?.done ?? 0;
  await writeLog(ctx.db, row.id, [
    {
      at: new Date().toISOString(),
      correlationId: row.sync_run,
      direction: 'INTERNAL',
      level: error ? 'error' : 'info',
      event: 'sync.finished',
      status: error ? 'failed' : 'ok',
      message: error?.detail ?? words(`Records taken: ${done}.`, `Получено записей: ${done}.`),
      details: { records: done },
    },
  ]);
  if (!error && row.status === 'sync_error') await writeLog(ctx.db, row.id, [recoveredLine()]);
  const [old, now] = [shown(connectors, row, 'ru'), shown(connectors, after, 'ru')];
  ctx.record(installation.changed(error ? 'sync_failed' : 'synced', old, now));
}

/** Seconds until the next try after a fault: soon at first, then as seldom as usual, or once an hour where that is oftener. */
function soonest({ failure_streak }: InstallationRow, every = 0): number {
  const pause = (Date.parse(askedAgain(failure_streak + 1)) - Date.now()) / 1_000;
  return Math.min(pause, Math.max(every, 3_600));
}
