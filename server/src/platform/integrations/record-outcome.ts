import { isLasting, type ProviderError } from '../../kernel/provider.ts';
import type { InstallationRow } from './installation.row.ts';
import { installationLifecycle } from './installation.ts';

const mostFailures = 3;

/** What a fault makes of an installation: lasting ones stop it at once, passing ones when they come three times in a row. */
export function afterFault(
  row: InstallationRow,
  error: Pick<ProviderError, 'kind' | 'detail'>,
): Record<string, unknown> {
  const streak = row.failure_streak + 1;
  const stops = row.status === 'installed' && (isLasting(error.kind) || streak >= mostFailures);
  return {
    failure_streak: streak,
    last_error: JSON.stringify({ at: new Date().toISOString(), kind: error.kind, message: error.detail }),
    ...(stops && { status: installationLifecycle.next('fail', row.status) }),
  };
}

/** What a success makes of it: an installation that had failed works again. */
export const afterSuccess = (row: InstallationRow): Record<string, unknown> => ({
  failure_streak: 0,
  last_error: null,
  ...(row.status === 'sync_error' && { status: installationLifecycle.next('complete', row.status) }),
});
