import { dropLane, type Lane } from './lane.ts';

export type LaneShelfLimits = {
  /** How long an unused connection is kept, ms. */
  readonly keepMs: number;
  /** How old a connection may grow before its name is resolved and judged anew, ms. */
  readonly maxAgeMs: number;
  readonly perOrigin: number;
  readonly total: number;
};

export const LANE_SHELF_LIMITS: LaneShelfLimits = { keepMs: 10_000, maxAgeMs: 60_000, perOrigin: 16, total: 512 };

type LaneShelf = {
  readonly take: (origin: string) => Lane | null;
  readonly put: (lane: Lane) => void;
  readonly size: () => number;
  readonly close: () => void;
};

/** Keeps idle connections by origin, the most recently used on top. */
export function createLaneShelf(limits: LaneShelfLimits): LaneShelf {
  const idle = new Map<string, Lane[]>();
  let total = 0;
  let closed = false;
  const sweeper = setInterval(sweep, Math.max(100, limits.keepMs / 4));
  sweeper.unref();

  return {
    take: (origin) => {
      const lane = idle.get(origin)?.pop();
      if (lane === undefined) return null;
      total--;
      if (isFit(lane)) return lane;
      dropLane(lane);
      return null;
    },
    put: (lane) => {
      const lanes = idle.get(lane.origin) ?? [];
      if (closed || total >= limits.total || lanes.length >= limits.perOrigin) {
        dropLane(lane);
        return;
      }
      lane.idleSince = performance.now();
      lanes.push(lane);
      idle.set(lane.origin, lanes);
      total++;
    },
    size: () => total,
    close: () => {
      closed = true;
      clearInterval(sweeper);
      for (const lanes of idle.values()) lanes.forEach(dropLane);
      idle.clear();
      total = 0;
    },
  };

  function sweep(): void {
    for (const [origin, lanes] of idle) {
      const fit = lanes.filter(isFit);
      for (const lane of lanes) if (!fit.includes(lane)) dropLane(lane);
      total -= lanes.length - fit.length;
      if (fit.length === 0) idle.delete(origin);
      else idle.set(origin, fit);
    }
  }

  function isFit(lane: Lane): boolean {
    const now = performance.now();
    return !lane.client.destroyed && now - lane.idleSince < limits.keepMs && now - lane.openedAt < limits.maxAgeMs;
  }
}
