import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormDraft } from '../../kit/form/draft-note.tsx';
import { queryClient } from '../api/query-client.ts';
import { meQuery } from '../session/me.ts';
import { changesOf } from './changes-of.ts';
import { drafts, placeOf, restored } from './draft-store.ts';

interface DraftOf<Values extends object> {
  /** Names the form; no two forms share a name. */
  form: string;
  /** Identifier of what it is over; nothing where a new record is made. */
  record?: string | undefined;
  values: Values;
  /** What the form shows before anything is typed. */
  initial: Values;
  restore(values: Partial<Values>): void;
  /** Fields beside passwords and files that are not kept. */
  never?: readonly (keyof Values & string)[];
}

const pauseMs = 250;

/**
 * What is typed into a form is kept on this device, by person and record, and comes back when the form is opened again: after a
 * reload, a wrong click, a fall of the browser. `drop` is called when it was sent. A browser that keeps nothing asks before one leaves.
 */
export function useDraft<Values extends object>(given: DraftOf<Values>): FormDraft {
  const { form, record } = given;
  const place = useMemo(() => placeOf(personHere(), portalHere(), form, record), [form, record]);
  const [found, setFound] = useState(() => drafts.read(place));
  const [isKept, setKept] = useState(found !== undefined);
  const latest = useRef(given);
  latest.current = given;
  const isWaiting = useRef(false);
  const seen = useRef(given.values);
  const written = useRef(JSON.stringify(found?.changes ?? {}));

  const flush = useMemo(
    () => () => {
      if (!isWaiting.current) return true;
      isWaiting.current = false;
      const { values, initial, never = [] } = latest.current;
      const changes = changesOf(initial, values);
      for (const name of never) delete changes[name];
      const text = JSON.stringify(changes);
      if (text === written.current) return true;
      written.current = text;
      if (text === '{}') {
        drafts.drop(place);
        setKept(false);
        return true;
      }
      const done = drafts.keep(place, changes);
      if (!done) written.current = '';
      setKept(done);
      return done;
    },
    [place],
  );

  const comesBack = useRef(found);
  useLayoutEffect(() => {
    const { current } = comesBack;
    if (!current) return;
    comesBack.current = undefined;
    const { initial, restore } = latest.current;
    const back = restored(current, initial);
    if (Object.keys(back).length > 0) restore(back as Partial<Values>);
    else setFound(undefined);
  }, []);

  const typed = given.values;
  useEffect(() => {
    if (seen.current === typed) return;
    seen.current = typed;
    isWaiting.current = true;
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, flush]);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!flush()) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('beforeunload', onLeave);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return useMemo(() => {
    const drop = () => {
      isWaiting.current = false;
      written.current = '{}';
      drafts.drop(place);
      setFound(undefined);
      setKept(false);
    };
    return {
      restoredAt: found?.at,
      isKept,
      drop,
      discard() {
        latest.current.restore(latest.current.initial);
        drop();
      },
    };
  }, [place, found, isKept]);
}

/** Before a sign-in one is nobody in particular. */
const personHere = () => queryClient.getQueryData(meQuery.queryKey)?.user.id ?? 'visitor';

const portalHere = () => location.pathname.split('/')[1] ?? '';
