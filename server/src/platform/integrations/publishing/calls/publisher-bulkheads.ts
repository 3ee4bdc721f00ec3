interface Bulkhead {
  busy: number;
  failures: number;
  restUntil: number;
}

const mostAtOnce = 2;
const failuresToRest = 5;
const restMs = 60_000;

/**
 * A bulkhead for each publisher: a slow or broken one occupies two workers at most, and after five failures in a row is not
 * called for a minute, so that the others are not held up.
 */
export function createBulkheads(now: () => number = Date.now) {
  const bulkheads = new Map<string, Bulkhead>();

  return {
    /** Runs the work where there is room; answers null, without having begun, where there is none. */
    async run<T extends { delivered: boolean }>(publisher: string, work: () => Promise<T>): Promise<T | null> {
      const bulkhead = bulkheads.get(publisher) ?? { busy: 0, failures: 0, restUntil: 0 };
      if (bulkhead.busy >= mostAtOnce || bulkhead.restUntil > now()) return null;
      bulkheads.set(publisher, bulkhead);
      bulkhead.busy += 1;
      try {
        const done = await work();
        bulkhead.failures = done.delivered ? 0 : bulkhead.failures + 1;
        if (bulkhead.failures >= failuresToRest) Object.assign(bulkhead, { failures: 0, restUntil: now() + restMs });
        return done;
      } finally {
        bulkhead.busy -= 1;
        if (bulkhead.busy === 0 && bulkhead.failures === 0 && bulkhead.restUntil <= now()) bulkheads.delete(publisher);
      }
    },
  };
}

export const publisherBulkheads = createBulkheads();
