/** Lets a web role that enqueued work wake the worker of the same process. Elsewhere workers look by themselves. */
export interface WakeUp {
  ring(): void;
  onRing(listener: () => void): void;
}

export function createWakeUp(): WakeUp {
  const listeners: Array<() => void> = [];
  return {
    ring: () => {
      for (const listener of listeners) listener();
    },
    onRing: (listener) => void listeners.push(listener),
  };
}
