import { asOwner, type Owner } from '../../postgres/connect-owner.ts';
import { setAway } from '../away.ts';
import { clearPortal } from './clear-portal.ts';
import { record } from './decide.ts';
import type { Standing } from './make-way.ts';
import type { Run } from './run.ts';

/** Leaves both installations as they were, as far as they answer; what stays hidden at the target is cleared by the next run. */
export async function takeBack(run: Run, { remains }: Standing, reason: unknown): Promise<void> {
  const { way, files } = run;
  for (const owner of [run.holder, run.reader, run.arrival]) await owner.query('rollback').catch(() => undefined);
  if (run.arrived) await inPortal(way.target.ownerUrl, way.tenantId, hideAgain).catch(() => undefined);
  await files.takeBack();
  const data = { to: way.target.services.publicUrl, reason: (reason as Error).message };
  await inPortal(way.source.ownerUrl, way.tenantId, (owner) => record(owner, way, 'stayed', data)).catch(
    () => undefined,
  );

  async function hideAgain(owner: Owner) {
    const { address, moveId } = remains ?? {};
    // It had moved away from here before: that still holds.
    if (address && moveId) return setAway(owner, way.tenantId, { standing: 'moved', address, moveId });
    await clearPortal(owner, way.tenantId);
    return owner.query('delete from away_portals where tenant_id = $1', [way.tenantId]);
  }
}

const inPortal = (ownerUrl: string, tenantId: string, work: (owner: Owner) => Promise<unknown>) =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query(`set local app.tenant_id = '${tenantId}'`);
    await work(owner);
    await owner.query('commit');
  });
