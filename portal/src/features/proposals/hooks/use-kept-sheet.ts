import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft } from '../model/draft.ts';
import type { Sheet } from '../model/sheet.ts';

/** What is typed is kept in this browser half a second after the last key, or as the page is left, until it is saved or given up. */
export function useKeptSheet(userId: string, id: string, version: number, sheet: Sheet, isChanged: boolean) {
  const [keptAt, setKeptAt] = useState<string>();
  const first = useRef(true);
  useEffect(() => {
    if (first.current && !isChanged) {
      first.current = false;
      return;
    }
    first.current = false;
    if (!isChanged) {
      dropDraft(userId, id);
      setKeptAt(undefined);
      return;
    }
    let isKept = false;
    const keep = () => {
      isKept ||= keepDraft(userId, id, { version, sheet });
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
      if (!isKept) keepDraft(userId, id, { version, sheet });
    };
  }, [userId, id, version, sheet, isChanged]);
  return isChanged ? keptAt : undefined;
}
