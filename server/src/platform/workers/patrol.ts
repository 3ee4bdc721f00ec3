/**
 * Runs a round again and again: at once after a call or a round that found work, otherwise after a pause.
 * A round that fails is tried again after a longer pause; `stop` waits for the one under way.
 */
export function patrol(round: () => Promise<boolean>, pauseMs: number, failed: (error: unknown) => void) {
  let stopped = false;
  let called = false;
  let wake = () => {};

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function walk() {
    while (!stopped) {
      called = false;
      try {
        if (!(await round()) && !called && !stopped) await rest(pauseMs);
      } catch (error) {
        failed(error);
        if (!stopped) await rest(Math.max(1_000, pauseMs));
      }
    }
  }

  const walking = walk();
  return {
    call() {
      called = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      await walking;
    },
  };
}
