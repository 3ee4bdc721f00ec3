import { setTimeout as pause } from 'node:timers/promises';

const askedEachMs = 500;

export interface Balancer {
  /** Ports of the processes that say they are ready, as of now. */
  ports: readonly number[];
  /** Rounds of asking in which no process said so, with what each answered. */
  nobody: readonly string[];
  allReady(): Promise<void>;
  stop(): void;
}

/** Asks each web process whether it is ready, as the balancer in front of an installation does. */
export function startBalancer(all: readonly number[]): Balancer {
  const ready: number[] = [];
  const nobody: string[] = [];
  let stopped = false;
  void (async () => {
    for (; !stopped; await pause(askedEachMs, undefined, { ref: false })) {
      const found = await Promise.all(all.map(readiness));
      const were = ready.length;
      ready.splice(0, Infinity, ...all.filter((_, place) => found[place] === 'ready'));
      if (were > 0 && ready.length === 0) nobody.push(all.map((port, place) => `${port} ${found[place]}`).join(', '));
    }
  })();
  return {
    ports: ready,
    nobody,
    async allReady() {
      while (ready.length < all.length) await pause(50);
    },
    stop() {
      stopped = true;
    },
  };
}

export const isReady = async (port: number): Promise<boolean> => (await readiness(port)) === 'ready';

/** The word `ready`, or what stood in its way. */
const readiness = (port: number): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (answer.ok ? 'ready' : `${answer.status} ${await answer.text()}`),
    ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message),
  );
