import type { Rows } from './rows.ts';

const rememberedMs = 120_000;

/** `release-deliveries`: what was taken and not begun. */
export function releaseStep({ deliveries }: Rows, now: number, leases: ReadonlyArray<{ id: string; lease: string }>) {
  for (const { id, lease } of leases) {
    const one = deliveries.get(id);
    if (one?.lease === lease) Object.assign(one, { status: 'pending', lease: null, holder: null, nextAt: now });
  }
}

/** `release-of-holders`: what dead workers had in hand. */
export function releaseOfHoldersStep({ deliveries }: Rows, now: number, holders: readonly string[]) {
  for (const one of deliveries.values())
    if (one.status === 'in_flight' && holders.includes(one.holder as string))
      Object.assign(one, { status: 'pending', lease: null, holder: null, nextAt: now });
}

/** `release-jobs`. */
export function releaseJobsStep({ jobs }: Rows, now: number, holders: readonly string[]) {
  for (const one of jobs.values())
    if (one.finishedAt === null && holders.includes(one.holder as string))
      Object.assign(one, { dueAt: now, holder: null });
}

/** The statements by which workers say that they are alive; how many rows each changed. */
export const workerSteps = {
  insert({ workers }: Rows, now: number, [name, seconds]: [string, number]) {
    workers.set(name, now + seconds * 1_000);
    return 1;
  },
  update({ workers }: Rows, now: number, [seconds, name]: [number, string]) {
    if ((workers.get(name) ?? 0) <= now) return 0;
    workers.set(name, now + seconds * 1_000);
    return 1;
  },
  delete: ({ workers }: Rows, _: number, [name]: [string]) => Number(workers.delete(name)),
};

/** Workers that were not heard of in time; long gone ones are forgotten. */
export function deadStep({ workers }: Rows, now: number): string[] {
  const dead = [...workers].filter(([, until]) => until <= now);
  for (const [name, until] of dead) if (until < now - rememberedMs) workers.delete(name);
  return dead.map(([name]) => name);
}
