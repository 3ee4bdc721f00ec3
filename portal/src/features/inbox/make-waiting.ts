interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  send(): void;
}

/** What was decided and can still be taken back: sent after a while, or at once when the page is left, and never twice. */
export function makeWaiting(ms: number) {
  const all = new Map<string, Waiting>();

  function put(id: string, send: () => void) {
    const sendOnce = () => {
      if (takeBack(id)) send();
    };
    takeBack(id);
    all.set(id, { timer: setTimeout(sendOnce, ms), send: sendOnce });
  }

  /** Whether it was still waiting. */
  function takeBack(id: string): boolean {
    clearTimeout(all.get(id)?.timer);
    return all.delete(id);
  }

  function sendAll() {
    for (const { send } of [...all.values()]) send();
  }

  return { put, takeBack, sendAll };
}
