import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Condition, sql } from '../../kernel/sql/sql.ts';
import { workingInstallation } from '../../platform/integrations/working-installation.ts';
import { trackerPorts } from './tracker-port.ts';

/** The installation of a tracker as answers show it, whether it works or not. */
export interface FoundTracker {
  installationId: string;
  source: string;
  status: string;
  lastSyncAt: string | null;
  lastSyncStatus: string | null;
}

const slugsOf = (connectors: readonly AnyConnector[]) => [...trackerPorts(connectors).keys()];

/** A tracker is installed in the portal, whether it works or not. */
export const hasTracker = (tenant: string, connectors: readonly AnyConnector[]): Condition => sql`
  exists (
    select 1 from integration_installations installed
    where installed.tenant_id = ${tenant} and installed.slug = any(${slugsOf(connectors)}::text[]) and installed.archived_at is null)`;

/** The tracker of this portal: the one that works, or else the oldest; null where none is installed. */
export async function findTracker(db: Db, connectors: readonly AnyConnector[]): Promise<FoundTracker | null> {
  const found = await db.first<FoundTracker>(sql`
    select id as "installationId", slug as source, status, last_sync_at as "lastSyncAt", last_sync_status as "lastSyncStatus"
    from integration_installations
    where tenant_id = ${db.tenant} and slug = any(${slugsOf(connectors)}::text[]) and archived_at is null
    order by status = 'installed' desc, created_at limit 1`);
  return found ?? null;
}

/** The tracker that works; refused with what is missing where none does. */
export async function workingTracker(ctx: ReadContext, connectors: readonly AnyConnector[]) {
  const { installation, port } = await workingInstallation(ctx, trackerPorts(connectors));
  return { installation, port, source: installation.slug };
}
