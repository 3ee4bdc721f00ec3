import { Refusal, words } from '../../kernel/problems/errors.ts';

/** Requests a process serves at once, for one key and for one portal. */
const most = { key: 10, tenant: 40 } as const;

/** Keeps one caller from filling the process: what is over waits at the caller's side, with 429. */
export function createInFlight(enabled: boolean) {
  const counts = new Map<string, number>();

  const enter = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const leave = (name: string) => {
    const left = (counts.get(name) ?? 1) - 1;
    if (left === 0) counts.delete(name);
    else counts.set(name, left);
  };

  /** Runs `work` if both have room; `factor` is the key's own. */
  return async function within<T>(keyId: string, tenantId: string, factor: number, work: () => Promise<T>): Promise<T> {
    if (!enabled) return work();
    const full = (counts.get(keyId) ?? 0) >= most.key * factor || (counts.get(tenantId) ?? 0) >= most.tenant * factor;
    if (full) throw tooManyAtOnce();
    enter(keyId);
    enter(tenantId);
    try {
      return await work();
    } finally {
      leave(keyId);
      leave(tenantId);
    }
  };
}

export type InFlight = ReturnType<typeof createInFlight>;

export const tooManyAtOnce = (policy = 'concurrency') =>
  new Refusal('rate_limited', words('Too many requests at once.', 'Слишком много одновременных запросов.'), {
    members: { 'violated-policies': [policy] },
    headers: { 'Retry-After': '1' },
  });
