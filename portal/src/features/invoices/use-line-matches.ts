import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useKeys } from '../../kit/hotkeys.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { useUndoKeys } from '../../kit/use-undo-keys.ts';
import { useMay } from '../../shared/session/me.ts';
import {
  forgetMatch,
  matchLine,
  type Preview,
  type PreviewLine,
  previewQuery,
  takeBackMatch,
} from './transfer-queries.ts';

interface Said {
  catalogItemId: string | null;
  procurementItemId: string | null;
  remember: boolean;
}

export interface LineMatches {
  open(place: number | undefined): void;
  match(line: PreviewLine, said: Said): void;
  takeBack(line: PreviewLine): void;
  forget(rememberedMatchId: string): void;
  isBusy: boolean;
  problem: unknown;
}

/** Matching of lines by hand: each step can be taken back, from the corner or by Ctrl+Z. */
export function useLineMatches(document: Preview, onOpen: (place: string | undefined) => void) {
  const client = useQueryClient();
  const may = useMay();
  const { id, lines, choices, status, supplier } = document;
  const mayMatch = status === 'uploaded' && supplier !== null && may('invoices.create');
  const last = useRef<() => void>(undefined);
  const open = useCallback((place: number | undefined) => onOpen(place?.toString()), [onOpen]);
  const step = useMutation({
    mutationFn: ({ act }: { act(): Promise<unknown>; told: string; undo?: (() => Promise<unknown>) | undefined }) =>
      act(),
    meta: { toldByPage: true },
    async onSuccess(_, { told, undo }) {
      await client.invalidateQueries({ queryKey: previewQuery(id).queryKey });
      onOpen(undefined);
      const back = undo && (() => step.mutate({ act: undo, told: say('Taken back', 'Отменено') }));
      last.current = back;
      tellDone(told, back);
    },
  });
  /** What makes the line what it is now again. */
  const restoring = (line: PreviewLine) => {
    const before = choices.find(({ place }) => place === line.place);
    if (!before) return () => takeBackMatch(id, line.place);
    const { catalogItemId, procurementItemId } = before;
    return () => matchLine(id, line.place, { catalogItemId, procurementItemId });
  };
  const matches: LineMatches = {
    open,
    match: (line, said) =>
      step.mutate({
        act: () => matchLine(id, line.place, said),
        told: say(`Line ${line.number} is matched`, `Строка ${line.number} сопоставлена`),
        undo: restoring(line),
      }),
    takeBack: (line) =>
      step.mutate({
        act: () => takeBackMatch(id, line.place),
        told: say('The match is taken back', 'Сопоставление отменено'),
        undo: restoring(line),
      }),
    forget: (rememberedMatchId) =>
      step.mutate({ act: () => forgetMatch(rememberedMatchId), told: say('Forgotten', 'Больше не запоминается') }),
    isBusy: step.isPending,
    problem: step.error,
  };
  const next = mayMatch ? lines.find(({ matchedBy }) => matchedBy === null)?.place : undefined;
  useKeys(useMemo(() => ({ KeyM: next === undefined ? undefined : () => open(next) }), [next, open]));
  useUndoKeys(useCallback(({ kind }) => kind === 'undo' && last.current?.(), []));
  return { mayMatch, matches };
}
