import { setTimeout as sleep } from 'node:timers/promises';

/** A sleep that a call ends early; a call between sleeps shortens the next one. */
export function createWaiting() {
  let alarm = new AbortController();
  const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});
  return {
    wake: () => alarm.abort(),
    pause,
    async wait(ms: number) {
      await pause(ms, alarm.signal);
      if (alarm.signal.aborted) alarm = new AbortController();
    },
  };
}
