/** How much may be under way at once; tests make it small. */
export interface DeliveryLimits {
  /** Requests of this process. */
  total: number;
  perTenant: number;
  perHost: number;
  perSubscription: number;
  /** The part of each of these that retries may take. */
  retryShare: number;
  /** A receiver that takes longer than this, ms, or fails, is slow. */
  slowMs: number;
  /** The part of all and of a portal's that slow receivers may take together: the rest is for those that answer. */
  slowShare: number;
  /** Deliveries that wait in memory, of all subscriptions together: each may have an equal share. */
  waiting: number;
  /** Deliveries taken ahead for one subscription. */
  batch: number;
  /** Time for which deliveries are taken ahead, ms: a slow receiver gets fewer, and one whose oldest has waited longer gets none. */
  aheadMs: number;
  /** A delivery taken longer ago than this is given back unsent, ms; well within its lease. */
  freshMs: number;
}

export const deliveryLimits: DeliveryLimits = {
  total: 256,
  perTenant: 32,
  perHost: 16,
  perSubscription: 8,
  retryShare: 0.5,
  slowMs: 2_000,
  slowShare: 0.5,
  waiting: 1_024,
  batch: 64,
  aheadMs: 2_000,
  freshMs: 45_000,
};

/** Counts what is under way by place, and how much of it is retries. */
export function createSlots(retryShare: number) {
  const taken = new Map<string, { all: number; retries: number }>();
  const at = (place: string) => taken.get(place) ?? { all: 0, retries: 0 };

  return {
    /** Whether one more fits in every place; `places` are names with their limits. */
    fits: (places: ReadonlyArray<readonly [string, number]>, retry: boolean) =>
      places.every(([place, limit]) => {
        const { all, retries } = at(place);
        return all < limit && (!retry || retries < Math.max(1, Math.floor(limit * retryShare)));
      }),
    change(places: ReadonlyArray<readonly [string, number]>, retry: boolean, by: 1 | -1) {
      for (const [place] of places) {
        const { all, retries } = at(place);
        if (all + by === 0) taken.delete(place);
        else taken.set(place, { all: all + by, retries: retries + (retry ? by : 0) });
      }
    },
  };
}
