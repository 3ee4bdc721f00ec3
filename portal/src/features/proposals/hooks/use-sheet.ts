import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import { isConflict } from '../../../kit/form/conflict-note.tsx';
import { tellProblem } from '../../../kit/tell.tsx';
import { isProblem } from '../../../shared/api/problem.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { changesOf } from '../model/changes.ts';
import { columnsOf } from '../model/columns.ts';
import { readDraft } from '../model/draft.ts';
import { previewOf, savedFigures } from '../model/figures.ts';
import { sheetOf } from '../model/sheet-of.ts';
import { beginSheet, idsOf, marksOf, reduceSheet, savedSheet } from '../model/sheet-state.ts';
import { nothingTold, type Told, toldOf } from '../model/told-of.ts';
import { firstFault } from '../model/unreadable.ts';
import { type ProposalCard, proposalQuery } from '../queries.ts';
import { useKeptSheet } from './use-kept-sheet.ts';
import { useSave } from './use-save.ts';

/** A proposal while it is written: what is typed, what is saved, what it comes to, what others saved meanwhile, and saving itself. */
export function useSheet(card: ProposalCard) {
  const { id } = card;
  const client = useQueryClient();
  const { user } = useMe();
  const seesCosts = useMay()('margins.read');
  const [draft] = useState(() => readDraft(user.id, id, sheetOf(card)));
  const [state, act] = useReducer(reduceSheet, undefined, () => beginSheet(card, draft?.sheet));
  const { base, saved, given } = state;
  const sheet = state.history.present;
  const [theirs, setTheirs] = useState(draft && draft.version !== card.version ? card : undefined);
  const [told, setTold] = useState<Told>(nothingTold);
  const [refusal, setRefusal] = useState<unknown>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [fault, setFault] = useState<ReturnType<typeof firstFault>>();
  const reading = useMemo(() => ({ ids: idsOf({ base, given }), seesCosts }), [base, given, seesCosts]);
  const late = useDeferredValue(sheet);
  const isChanged = useMemo(() => changesOf(late, saved, reading) !== undefined, [late, saved, reading]);
  const columns = useMemo(() => columnsOf(sheet.header, seesCosts), [sheet.header, seesCosts]);
  const isCounted = seesCosts || sheet.header.pricingMode !== 'cost_plus';
  const figures = useMemo(
    () => (isChanged && isCounted ? previewOf(late) : savedFigures(base, marksOf(given))),
    [isChanged, isCounted, late, base, given],
  );
  const keptAt = useKeptSheet(user.id, id, base.version, sheet, isChanged);

  const saving = useSave(id);
  const { mutateAsync, isPending } = saving;
  // What somebody else saved is taken as long as nothing is typed; then the person is asked.
  useEffect(() => {
    if (isPending || card.version <= base.version) return;
    if (isChanged) setTheirs(card);
    else act({ kind: 'take', card });
  }, [card, base.version, isChanged, isPending]);

  const save = useCallback(
    async (over?: ProposalCard): Promise<boolean> => {
      const held = over ?? base;
      const body = changesOf(sheet, savedSheet(held, given), { ids: idsOf({ base: held, given }), seesCosts });
      if (!body) return true;
      const wrong = firstFault(sheet.rows, columns.cells);
      setFault(wrong && { ...wrong });
      if (wrong) return false;
      try {
        const done = await mutateAsync({ sent: sheet, body, version: held.version });
        act({ kind: 'saved', sent: sheet, card: done });
        client.setQueryData(proposalQuery(id).queryKey, done);
        setSavedAt(new Date());
        setTold(nothingTold);
        setRefusal(undefined);
        setTheirs(undefined);
        return true;
      } catch (error) {
        if (isConflict(error)) setTheirs(await client.fetchQuery({ ...proposalQuery(id), staleTime: 0 }));
        else {
          const next = isProblem(error) ? toldOf(error.faults, sheet) : nothingTold;
          setTold(next);
          setRefusal(error);
          if (!isProblem(error) || error.faults.length === 0) tellProblem(error);
        }
        return false;
      }
    },
    [sheet, base, given, seesCosts, columns, mutateAsync, client, id],
  );

  return {
    ...{
      id,
      sheet,
      base,
      act,
      columns,
      figures,
      seesCosts,
      isChanged,
      told,
      refusal,
      savedAt,
      keptAt,
      fault,
      theirs,
      save,
    },
    /** The one that is typed, as soon as it is one. */
    currency: /^[A-Z]{3}$/.test(sheet.header.currency) ? sheet.header.currency : base.currency,
    /** Sums are those of what is saved, not of what is typed. */
    isBehind: isChanged && !isCounted,
    /** The saved row whose figures are shown, for whoever may be told how they were counted. */
    explainedRow: (key: string) => (isChanged || !isCounted ? undefined : reading.ids.get(key)),
    isSaving: isPending,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    discard: () => act({ kind: 'take', card: base }),
    keepMine() {
      if (!theirs) return;
      act({ kind: 'rebase', card: theirs });
      void save(theirs);
    },
    takeTheirs() {
      if (!theirs) return;
      act({ kind: 'take', card: theirs });
      setTheirs(undefined);
      setTold(nothingTold);
      setRefusal(undefined);
    },
  };
}

export type SheetHold = ReturnType<typeof useSheet>;
