import { setTimeout as pause } from 'node:timers/promises';
import { systemIn } from '../../../kernel/access/actor.ts';
import { recordFacts } from '../../audit/record-facts.ts';
import { asOwner, type Owner } from '../../postgres/connect-owner.ts';
import { ownerDb } from '../../postgres/owner-db.ts';
import { readAway, setAway } from '../away.ts';
import type { Way } from './way.ts';

/** Unknown while the source does not answer. */
export type Verdict = 'moved' | 'stayed' | 'unknown';

/**
 * The one commit that moves the portal: until it the source serves it, from it on the target does, people and workers alike.
 * Whether it came through is asked of the source again where the connection broke before it said so.
 */
export async function decide(holder: Owner, way: Way): Promise<Verdict> {
  const { tenantId, moveId, target, source } = way;
  await setAway(holder, tenantId, { standing: 'moved', address: target.services.publicUrl, moveId });
  await record(holder, way, 'moved', { to: target.services.publicUrl });
  try {
    const { command } = await holder.query('commit');
    return command === 'COMMIT' ? 'moved' : 'stayed';
  } catch {
    return hasMoved(source.ownerUrl, way);
  }
}

/** Into the trail of the portal, in the transaction that it tells of. */
export const record = (owner: Owner, { tenantId, name }: Way, happening: string, data: Record<string, unknown>) =>
  recordFacts(
    { reactionsTo: new Map() },
    ownerDb(owner, tenantId),
    systemIn(tenantId),
    [
      {
        ...{ event: `portal.${happening}`, audience: 'internal', entityType: 'portal', entityId: tenantId },
        ...{ entityVersion: null, displayName: name, data, operation: 'moving.move-portal' },
      },
    ],
    'internal',
  );

async function hasMoved(ownerUrl: string, { tenantId, moveId }: Way): Promise<Verdict> {
  for (let tried = 1; tried <= 3; tried += 1) {
    try {
      return await asOwner(ownerUrl, async (owner) => {
        await owner.query('begin');
        // Free once the transaction that held it has ended, whichever way.
        await owner.query(`select pg_advisory_xact_lock(hashtextextended('portal writes ' || $1::uuid, 0))`, [
          tenantId,
        ]);
        const away = await readAway(owner, tenantId);
        await owner.query('rollback');
        return away?.moveId === moveId ? 'moved' : 'stayed';
      });
    } catch {
      await pause(1_000);
    }
  }
  return 'unknown';
}
