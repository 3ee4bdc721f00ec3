import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../crash/start-installation.ts';
import type { Seeded } from '../seeded.ts';
import { awaitSilence } from './await-silence.ts';
import { killWorkers } from './kill-workers.ts';

const schedule = 'notices.send-digests';

/** The hour of everybody's letter of the day comes, twice: nothing is left for the second time. Meanwhile workers are killed. */
export async function sendDigests(installation: Installation, random: Seeded, patience: number): Promise<number> {
  const { rows, tenantId } = installation;
  await rows('update notices set digest_at = now() where tenant_id = $1 and digest_at is not null', [tenantId]);
  for (const kills of [3, 0]) {
    await rows('update schedules set next_at = now() where name = $1', [schedule]);
    await killWorkers(installation, random, kills);
    await runAgain(installation);
    await awaitSilence(installation, patience);
  }
  const [left] = await rows<{ count: number }>(
    'select count(*)::int from notices where tenant_id = $1 and digest_at is not null',
    [tenantId],
  );
  return left?.count ?? 0;
}

/** A worker that was killed in the middle has moved the hour on already: the schedule is asked for once more, and awaited. */
async function runAgain({ rows }: Installation) {
  await rows('update schedules set next_at = now() where name = $1', [schedule]);
  for (let waited = 0; waited < 300; waited += 1) {
    const [row] = await rows<{ ran: boolean }>('select next_at > now() as ran from schedules where name = $1', [
      schedule,
    ]);
    if (row?.ran) break;
    await pause(100);
  }
  await pause(1_000);
}
