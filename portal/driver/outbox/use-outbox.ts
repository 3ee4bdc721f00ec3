import { useEffect, useRef, useState } from 'react';
import { sendPress } from '../call.ts';
import type { Delivery, Press } from '../types.ts';
import { openKeeper } from './keeper.ts';
import { makeOutbox, type OutboxState } from './make-outbox.ts';

const nothing: OutboxState = { waiting: [], isSending: false, held: undefined, refused: [] };

type Outbox = ReturnType<typeof makeOutbox>;

/** What was noted by this link and is not with the server yet; it is sent when the line is back, or the page is looked at again. */
export function useOutbox(token: string, onTaken: (delivery: Delivery) => void, onRefused: () => void) {
  const [state, setState] = useState(nothing);
  const outbox = useRef<Promise<Outbox>>(undefined);
  useEffect(() => {
    let isLeft = false;
    const made = openKeeper().then((keeper) =>
      makeOutbox({
        ...{ link: token.slice(0, 12), keeper, onTaken, onRefused },
        send: (kept) => sendPress(token, kept),
        onState: (next) => !isLeft && setState(next),
        later: (again, ms) => setTimeout(() => !isLeft && again(), ms),
      }),
    );
    outbox.current = made;
    const act = (of: (one: Outbox) => Promise<void>) => void made.then((one) => (isLeft ? undefined : of(one)));
    act(({ start }) => start());
    const flush = () => act((one) => one.flush());
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isLeft = true;
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [token, onTaken, onRefused]);
  return {
    state,
    note: (press: Press) => void outbox.current?.then((one) => one.note(press)),
    forget: () => void outbox.current?.then((one) => one.forget()),
  };
}
