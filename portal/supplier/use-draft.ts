import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { saveDraft } from './call.ts';
import { dropCopy, readCopy, writeCopy } from './local-copy.ts';
import { type KeeperState, makeKeeper } from './make-keeper.ts';
import { bodyOf } from './model/body.ts';
import type { Draft } from './model/draft.ts';
import { startOf } from './start-of.ts';
import type { Rfq } from './types.ts';

/** The answer as it is typed: kept on this device at once, on the server after a pause. */
export function useDraft(rfq: Rfq, token: string) {
  const known = rfq.quote?.draftVersion ?? 0;
  const [start] = useState(() => startOf(rfq, readCopy(token), known));
  const [draft, setDraft] = useState(start.draft);
  const [older, setOlder] = useState(start.older);
  const [state, setState] = useState<KeeperState>({ name: 'idle' });
  const latest = useRef(draft);
  const saved = useRef(known);
  const underWay = useRef(start.underWay);
  const [isCopied, setCopied] = useState(true);
  const keep = useCallback(
    () =>
      setCopied(
        writeCopy(token, {
          draft: latest.current,
          draftVersion: saved.current,
          at: new Date().toISOString(),
          underWay: underWay.current,
        }),
      ),
    [token],
  );
  const keeper = useMemo(
    () =>
      makeKeeper({
        draftVersion: known,
        underWay: start.underWay,
        onSending: (save) => {
          underWay.current = save;
          keep();
        },
        send: async (body, key) => {
          const answer = await saveDraft(token, body, key);
          saved.current = answer.draftVersion;
          underWay.current = undefined;
          return answer;
        },
        onState: setState,
        onKept: () => dropCopy(token),
      }),
    [known, token, start, keep],
  );

  const change = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    keep();
    keeper.keep(bodyOf(next, rfq));
  };

  useEffect(() => {
    const again = () => void keeper.flush();
    const beforeLeaving = () => document.visibilityState === 'hidden' && again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', beforeLeaving);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', beforeLeaving);
    };
  }, [keeper]);
  useEffect(() => {
    if (!start.resumed) return;
    keeper.keep(bodyOf(start.draft, rfq));
    void keeper.flush();
  }, [keeper, rfq, start]);

  // A device that keeps nothing asks before one leaves what the server does not have yet.
  const isUnkept = !isCopied && state.name !== 'saved' && state.name !== 'idle';
  useEffect(() => {
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnkept]);

  return {
    isCopied,
    draft,
    change,
    state,
    keeper,
    older,
    takeOlder: () => {
      if (older) change(older.draft);
      setOlder(null);
    },
    forgetOlder: () => {
      dropCopy(token);
      setOlder(null);
    },
  };
}
