import type { JobRow, Rows } from './rows.ts';

interface ClaimOfJobs {
  holder: string;
  lease: string;
  leaseSeconds: number;
  most: number;
}

/** `claim-jobs`. */
export function claimJobsStep({ jobs }: Rows, now: number, { holder, lease, leaseSeconds, most }: ClaimOfJobs) {
  const due = [...jobs.values().filter(({ finishedAt, dueAt }) => finishedAt === null && dueAt <= now)];
  const taken = due.sort((left, right) => left.dueAt - right.dueAt || (left.id < right.id ? -1 : 1)).slice(0, most);
  for (const one of taken)
    Object.assign(one, { holder, lease, attempts: one.attempts + 1, dueAt: inSeconds(now, leaseSeconds) });
  return taken.map(({ id, attempts }) => ({ id, attempts }));
}

interface Settled {
  id: string;
  lease: string;
  as: string;
  seconds?: number;
}

/** `settle-job`; false where the lease is another's by now. */
export function settleJobStep({ jobs }: Rows, now: number, { id, lease, as, seconds = 0 }: Settled): boolean {
  const one = jobs.get(id);
  if (one?.lease !== lease || one.finishedAt !== null) return false;
  const dueAt = inSeconds(now, seconds);
  const changes: Record<string, Partial<JobRow>> = {
    done: { finishedAt: now },
    failed: { finishedAt: now, failed: true },
    later: { dueAt, holder: null },
    kept: { dueAt },
    released: { dueAt, holder: null, attempts: one.attempts - 1 },
  };
  Object.assign(one, changes[as]);
  return true;
}

/** As the column rounds it: microseconds of an interval, then milliseconds. */
const inSeconds = (now: number, seconds: number) => now + Math.round(Math.round(seconds * 1e6) / 1e3);
