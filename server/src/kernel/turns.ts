interface Turns {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait; further work is refused with `full`. */
  mostWaiting?: number;
  full?: () => Error;
}

/** A bulkhead: limits how much heavy work of one kind runs at once in this process; the rest queues. */
export function turns({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
  full = () => new Error('Too much waits'),
}: Turns) {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mostWaiting) throw full();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
