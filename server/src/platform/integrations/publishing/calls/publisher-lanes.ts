interface Lane {
  busy: number;
  failures: number;
  restUntil: number;
}

const mostAtOnce = 2;
const failuresToRest = 5;
const restMs = 60_000;

/**
 * One narrow lane for each publisher: a slow or broken one keeps two workers at most, and after five failures in a row is left
 * alone for a minute, so that he harms nobody but himself.
 */
export function createLanes(now: () => number = Date.now) {
  const lanes = new Map<string, Lane>();

  return {
    /** Runs the work where there is room; answers null, without having begun, where there is none. */
    async run<T extends { delivered: boolean }>(publisher: string, work: () => Promise<T>): Promise<T | null> {
      const lane = lanes.get(publisher) ?? { busy: 0, failures: 0, restUntil: 0 };
      if (lane.busy >= mostAtOnce || lane.restUntil > now()) return null;
      lanes.set(publisher, lane);
      lane.busy += 1;
      try {
        const done = await work();
        lane.failures = done.delivered ? 0 : lane.failures + 1;
        if (lane.failures >= failuresToRest) Object.assign(lane, { failures: 0, restUntil: now() + restMs });
        return done;
      } finally {
        lane.busy -= 1;
        if (lane.busy === 0 && lane.failures === 0 && lane.restUntil <= now()) lanes.delete(publisher);
      }
    },
  };
}

export const publisherLanes = createLanes();
