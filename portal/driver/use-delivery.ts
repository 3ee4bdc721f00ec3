import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '../public-kit/call.ts';
import { readDelivery } from './call.ts';
import { keptName } from './kept-name.ts';
import type { Delivery } from './types.ts';

/**
 * What the link opens. The last that was read stays on the device, and is shown where the line is broken; once the link opens no more,
 * nothing of it stays.
 */
export function useDelivery(token: string) {
  const [delivery, setDelivery] = useState<Delivery>();
  const [problem, setProblem] = useState<Refused>();
  const name = keptName(token, 'copy');
  const show = useCallback(
    (next: Delivery) => {
      setProblem(undefined);
      setDelivery(next);
      attempt(() => localStorage.setItem(name, JSON.stringify(next)));
    },
    [name],
  );
  const load = useCallback(
    () =>
      readDelivery(token).then(show, (error: Refused) => {
        setProblem(error);
        if (error.isPassing) setDelivery((held) => held ?? kept(name));
        else {
          setDelivery(undefined);
          attempt(() => localStorage.removeItem(name));
        }
      }),
    [token, show, name],
  );
  useEffect(() => {
    void load();
    const look = () => void (document.visibilityState === 'visible' && load());
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load]);
  return { delivery, problem, load, show };
}

function kept(name: string): Delivery | undefined {
  const text = attempt(() => localStorage.getItem(name));
  return text ? attempt(() => JSON.parse(text) as Delivery) : undefined;
}

/** A device that keeps nothing shows what the page has read. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
