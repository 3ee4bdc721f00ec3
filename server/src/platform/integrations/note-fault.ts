import { isLasting, type ProviderError } from '../../kernel/integrations/provider.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { assignments } from '../../kernel/sql/sql.ts';
import { type Connectors, changeInstallation, lockInstallation, workingInstallation } from './installation.row.ts';
import { installation } from './installation.ts';
import { shown } from './installed.ts';
import { afterFault } from './record-outcome.ts';

/** Records a fault of an installation that came up in other work for it: a lasting one stops it at once. */
export async function noteFault(
  ctx: WriteContext,
  connectors: Connectors,
  installationId: string,
  error: Pick<ProviderError, 'kind' | 'detail'>,
) {
  if (!(await workingInstallation(ctx.db, installationId))) return ctx.nothingChanged();
  const before = await lockInstallation(ctx.db, installationId);
  // What a person has to mend is not asked again by itself.
  const change = { ...afterFault(before, error), ...(isLasting(error.kind) && { next_sync_at: null }) };
  const row = await changeInstallation(ctx.db, installationId, assignments(change), null);
  const [old, now] = [shown(connectors, before, 'ru'), shown(connectors, row, 'ru')];
  ctx.record(installation.changed('sync_failed', old, now));
}
