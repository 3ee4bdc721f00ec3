import { words } from '../../../kernel/errors.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { isLasting } from '../../../kernel/provider.ts';
import { assignments, sql } from '../../../kernel/sql.ts';
import { type Connectors, changeInstallation, type InstallationRow } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';
import { writeLog } from '../log/write-log.ts';
import { afterFault, afterSuccess } from '../record-outcome.ts';

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
  const after = await changeInstallation(
    ctx.db,
    row.id,
    sql`${assignments({
      ...(error ? afterFault(row, error) : afterSuccess(row)),
      last_sync_at: new Date().toISOString(),
      last_sync_status: error ? 'failed' : 'ok',
      sync_run: null,
      sync_progress: JSON.stringify(row.sync_progress),
    })}, next_sync_at = ${again ? sql`now() + ${every} * interval '1 second'` : sql`null`}`,
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
  const [old, now] = [shown(connectors, row, 'ru'), shown(connectors, after, 'ru')];
  ctx.record(installation.changed(error ? 'sync_failed' : 'synced', old, now));
}
