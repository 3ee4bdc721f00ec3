import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../model/draft.ts';
import type { Texts } from '../model/quantities.ts';

/** What is typed is kept in this browser half a second after the last key, or as the page is left, until it is saved or given up. */
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
    let isKept = false;
    const keep = () => {
      isKept ||= keepDraft(userId, requisitionId, { base, texts });
      setKeptAt(isKept ? new Date().toISOString() : undefined);
      return isKept;
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!keep()) event.preventDefault();
    };
    const timer = setTimeout(keep, 500);
    addEventListener('beforeunload', onLeave);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', onLeave);
      if (!isKept) keepDraft(userId, requisitionId, { base, texts });
    };
  }, [userId, requisitionId, base, texts, changed]);
  return { keptAt: changed ? keptAt : undefined };
}
