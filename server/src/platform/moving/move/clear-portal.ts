import type { Owner } from '../../postgres/connect-owner.ts';
import { portalTables, quoted } from '../portal-tables.ts';
import { leftBehind } from '../what-travels.ts';

/** Takes all rows of a portal away, and what leads to it. In a transaction that has entered it. */
export async function clearPortal(owner: Owner, tenantId: string): Promise<void> {
  const tables = (await portalTables(owner)).map(({ name }) => name).filter((name) => name !== 'tenants');
  // Triggers of the others write some of these again.
  const last = tables.filter((name) => name in leftBehind);
  for (const name of [...tables.toReversed(), ...last.toReversed()])
    await owner.query(`delete from ${quoted(name)} where tenant_id = $1`, [tenantId]);
  await owner.query(
    `delete from portal_names where slug = (select slug from tenants where tenant_id = '${tenantId}');
     delete from tenants where tenant_id = '${tenantId}';
     delete from login_directory where tenant_id = '${tenantId}';
     delete from pending_logins where tenant_id = '${tenantId}';
     delete from portal_addresses where tenant_id = '${tenantId}'`,
  );
}
