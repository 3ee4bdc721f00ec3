import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../model/draft.ts';
import type { Texts } from '../model/quantities.ts';

/** What is typed is kept in this browser half a second after the last key, until it is saved or given up. */
export function useDraft(userId: string, requisitionId: string, base: Texts, texts: Texts, changed: boolean) {
  const [found] = useState(() => readDraft(userId, requisitionId));
  const [keptAt, setKeptAt] = useState(found?.at);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!changed) {
      dropDraft(userId, requisitionId);
      setKeptAt(undefined);
      return;
    }
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      keepDraft(userId, requisitionId, { at, base, texts });
      setKeptAt(at);
    }, 500);
    return () => clearTimeout(timer);
  }, [userId, requisitionId, base, texts, changed]);
  return { keptAt: changed ? keptAt : undefined };
}
