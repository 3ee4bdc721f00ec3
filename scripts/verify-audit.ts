import { reactions } from '../server/src/app.ts';
import { systemIn } from '../server/src/kernel/access/actor.ts';
import { openServices } from '../server/src/open-services.ts';
import { keptAnchors } from '../server/src/platform/audit/anchor-heads.ts';
import { verifyEvents } from '../server/src/platform/audit/operations/verify-events.ts';
import type { Verdict } from '../server/src/platform/audit/verdict.ts';
import { createDoor } from '../server/src/platform/door/create-door.ts';
import { toolsOf } from '../server/src/platform/jobs/keep-schedules.ts';
import { createPool } from '../server/src/platform/postgres/create-pool.ts';
import { prepareDatabase } from '../server/src/platform/postgres/prepare-database.ts';
import type { Settings } from '../server/src/read-settings.ts';
import { whereItRuns } from './where-it-runs.ts';

/**
 * Recomputes the chain of seals of every portal, and compares it with the anchors in the data folder, in the bucket and in the
 * files named. One line for each portal; ends with 1 when one is broken.
 */
export async function verifyAudit(settings: Settings, files: readonly string[]): Promise<void> {
  const database = await prepareDatabase(whereItRuns(settings));
  const pool = createPool(database.workerUrl, 2, 'prokura verify');
  const { services, close } = await openServices(settings, pool);
  try {
    const bucket = settings.s3Url === undefined ? undefined : services.files;
    const known = await keptAnchors({ dataDir: settings.dataDir, bucket }, files);
    const door = createDoor(pool, services, { reactions });
    let broken = 0;
    for await (const tenantId of toolsOf(door).portals()) {
      const anchors = known.get(tenantId) ?? [];
      known.delete(tenantId);
      const { result } = await door.query(
        verifyEvents,
        systemIn(tenantId),
        { anchors },
        { requestId: 'verify', language: 'en' },
      );
      const verdict = result as Verdict;
      if (!verdict.intact) broken += 1;
      process.stdout.write(`${tenantId} ${sentenceOf(verdict, anchors.length)}\n`);
    }
    for (const tenantId of known.keys()) process.stdout.write(`${tenantId} has anchors and is no longer there\n`);
    if (broken + known.size > 0) process.exitCode = 1;
  } finally {
    close();
    await pool.end();
    await database.stop();
  }
}

function sentenceOf(verdict: Verdict, anchors: number): string {
  const { intact, seals, events, brokenSeal, message, missingPosition } = verdict;
  if (intact) return `is intact: ${events} events under ${seals} seals, ${anchors} anchors`;
  return `is BROKEN at seal ${brokenSeal}${missingPosition === null ? '' : `, position ${missingPosition}`}: ${message}`;
}
