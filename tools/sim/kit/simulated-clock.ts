/** The provider's own time: real until it is stopped, and then as a test moves it. */
export interface Clock {
  now(): number;
  /** Stands still from now on, at this time or where it is. */
  stop(at?: number): void;
  advance(ms: number): void;
  reset(): void;
}

export function simulatedClock(): Clock {
  let stopped: number | null = null;
  let ahead = 0;
  const now = () => stopped ?? Date.now() + ahead;
  return {
    now,
    stop(at = now()) {
      stopped = at;
    },
    advance(ms) {
      if (stopped === null) ahead += ms;
      else stopped += ms;
    },
    reset() {
      stopped = null;
      ahead = 0;
    },
  };
}
