import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../crash/start-installation.ts';

/** Notes when segments of the log were archived, as PostgreSQL tells it. */
export function watchArchive({ rows }: Installation) {
  const kept: Array<{ segment: string; at: number }> = [];
  let stopped = false;
  void (async () => {
    for (; !stopped; await pause(500, undefined, { ref: false })) {
      const [newest] = await rows<{ segment: string | null; at: string }>(
        `select last_archived_wal as segment, (extract(epoch from last_archived_time) * 1000)::text as at from pg_stat_archiver`,
      ).catch(() => []);
      if (newest?.segment && /^[0-9A-F]{24}$/.test(newest.segment) && kept.at(-1)?.segment !== newest.segment)
        kept.push({ segment: newest.segment, at: Number(newest.at) });
    }
  })();
  return {
    /** Waits until two segments were archived that were both begun after this moment. */
    async twoSince(moment: number, patience: number) {
      for (let waited = 0; kept.filter(({ at }) => at > moment).length < 3; waited += 1) {
        if (waited > patience) throw new Error('Nothing was archived in time');
        await pause(1_000);
      }
    },
    /** The archive holds every commit up to here and some after it, for the newest segment was begun before. */
    surelyHolds: () => kept.at(-2)?.at ?? 0,
    stop() {
      stopped = true;
    },
  };
}
