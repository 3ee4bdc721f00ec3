import { setTimeout as pause } from 'node:timers/promises';

const askedEachMs = 500;

export interface Balancer {
  /** Ports of the processes that say they are ready, as of now. */
  ports: readonly number[];
  allReady(): Promise<void>;
  stop(): void;
}

/** Asks each web process whether it is ready, as the balancer in front of an installation does. */
export function startBalancer(all: readonly number[]): Balancer {
  const ready: number[] = [];
  let stopped = false;
  void (async () => {
    for (; !stopped; await pause(askedEachMs, undefined, { ref: false })) {
      const found = await Promise.all(all.map(isReady));
      ready.splice(0, Infinity, ...all.filter((_, place) => found[place]));
    }
  })();
  return {
    ports: ready,
    async allReady() {
      while (ready.length < all.length) await pause(50);
    },
    stop() {
      stopped = true;
    },
  };
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
