import { useEffect, useMemo, useRef, useState } from 'react';
import { saveDraft } from './call.ts';
import { type KeeperState, makeKeeper } from './keeper.ts';
import { dropCopy, type LocalCopy, readCopy, writeCopy } from './local-copy.ts';
import { bodyOf } from './model/body.ts';
import { type Draft, draftOf } from './model/draft.ts';
import type { Rfq } from './types.ts';

/** The answer as it is typed: kept on this device at once, on the server after a pause. */
export function useDraft(rfq: Rfq, token: string) {
  const known = rfq.quote?.draftVersion ?? 0;
  const [start] = useState(() => startOf(rfq, token, known));
  const [draft, setDraft] = useState(start.draft);
  const [older, setOlder] = useState(start.older);
  const [state, setState] = useState<KeeperState>({ name: 'idle' });
  const latest = useRef(draft);
  const saved = useRef(known);
  const keeper = useMemo(
    () =>
      makeKeeper({
        draftVersion: known,
        send: async (body, key) => {
          const answer = await saveDraft(token, body, key);
          saved.current = answer.draftVersion;
          return answer;
        },
        onState: setState,
        onKept: () => dropCopy(token),
      }),
    [known, token],
  );

  const change = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    writeCopy(token, { draft: next, draftVersion: saved.current, at: new Date().toISOString() });
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
    if (start.resumed) keeper.keep(bodyOf(start.draft, rfq));
  }, [keeper, rfq, start]);

  return {
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

/** A copy on this device goes on where nobody has saved since; otherwise it is offered beside the newer one. */
function startOf(rfq: Rfq, token: string, known: number): { draft: Draft; resumed: boolean; older: LocalCopy | null } {
  const onServer = draftOf(rfq);
  const copy = readCopy(token);
  if (!copy || !isOf(copy, rfq)) return { draft: onServer, resumed: false, older: null };
  if (copy.draftVersion !== known) return { draft: onServer, resumed: false, older: copy };
  return {
    draft: { ...onServer, ...copy.draft, lines: { ...onServer.lines, ...copy.draft.lines } },
    resumed: true,
    older: null,
  };
}

const isOf = ({ draft }: LocalCopy, { items }: Rfq) =>
  typeof draft?.lines === 'object' && items.some(({ id }) => draft.lines[id] !== undefined);
