import type { InstallationRow } from '../installation.row.ts';

/** The columns of an installation that stops acting: nothing is due, and a run under way came to nothing. */
export const stopRun = ({ sync_run }: InstallationRow): Record<string, unknown> => ({
  next_sync_at: null,
  next_probe_at: null,
  sync_run: null,
  ...(sync_run !== null && { last_sync_status: 'failed' }),
});
