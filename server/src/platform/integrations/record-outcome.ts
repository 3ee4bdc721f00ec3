import { installationFlow } from '../../../../nouns/installation.ts';
import { isLasting, type ProviderError } from '../../kernel/integrations/provider.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { InstallationRow } from './installation.row.ts';

const mostFailures = 3;

/** Minutes after each fault in a row before the provider is asked again by itself. */
const pauses = [1, 5, 15, 60, 240, 720];

/** When one that failed so often in a row is asked again. */
export const askedAgain = (streak: number) =>
  new Date(Date.now() + (pauses[Math.min(streak, pauses.length) - 1] as number) * 60_000).toISOString();

/** What a fault makes of an installation: lasting ones stop it at once, passing ones when they come three times in a row. */
export function afterFault(
  row: InstallationRow,
  error: Pick<ProviderError, 'kind' | 'detail'>,
): Record<string, unknown> {
  const streak = row.failure_streak + 1;
  const lasting = isLasting(error.kind);
  const stops = row.status === 'installed' && (lasting || streak >= mostFailures);
  return {
    failure_streak: streak,
    last_error: JSON.stringify({ at: new Date().toISOString(), kind: error.kind, message: error.detail }),
    // What a person has to mend is not asked again by itself: accounts are locked for less.
    next_probe_at: !lasting && (stops || row.status === 'sync_error') ? askedAgain(streak) : null,
    ...(stops && { status: nextStatus(installationFlow, 'fail', row.status) }),
  };
}

/** What a success makes of it: an installation that had failed works again. */
export const afterSuccess = (row: InstallationRow): Record<string, unknown> => ({
  failure_streak: 0,
  last_error: null,
  next_probe_at: null,
  ...(row.status === 'sync_error' && { status: nextStatus(installationFlow, 'complete', row.status) }),
});
