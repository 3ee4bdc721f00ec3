import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Decisions, RequisitionCard } from '../model/answers.ts';
import { changedLines, decisionsOf } from '../model/decisions.ts';
import { differences, merge } from '../model/differences.ts';
import { readDraft } from '../model/draft.ts';
import type { Matrix } from '../model/matrix.ts';
import { prune } from '../model/prune.ts';
import { savedTexts } from '../model/saved-texts.ts';
import { decisionsQuery } from '../queries.ts';
import { type Refused, toldCells } from './told-cells.ts';
import { type Overrides, type Saving, useSave } from './use-save.ts';
import { useSheet } from './use-sheet.ts';

/** The decision being made: what the cells hold, what is saved, what others saved meanwhile, and saving itself. */
export function useDecision(
  requisition: RequisitionCard,
  decisions: Decisions,
  matrix: Matrix,
  userId: string,
  onDisputed: () => void,
) {
  const client = useQueryClient();
  const saved = useMemo(() => savedTexts(matrix, decisions.accepted), [matrix, decisions.accepted]);
  const [draft] = useState(() => readDraft(userId, requisition.id));
  const [state, act] = useSheet(draft?.base ?? saved, draft ? prune(matrix, draft.texts) : saved);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [savedNow, setSaved] = useState<{ at: Date; lines: number }>();
  const [isRefusalShown, showRefusal] = useState(false);
  const { history, base } = state;
  const texts = history.present;
  const changed = useMemo(() => changedLines(matrix, texts, saved), [matrix, texts, saved]);
  const disputed = useMemo(() => differences(matrix, base, texts, saved), [matrix, base, texts, saved]);

  useEffect(() => {
    if (disputed.length > 0 || changedLines(matrix, base, saved).length === 0) return;
    const merged = merge(matrix, base, texts, saved, new Set());
    act({ kind: 'rebase', base: saved });
    if (changedLines(matrix, merged, texts).length > 0) act({ kind: 'all', texts: merged });
  }, [matrix, base, texts, saved, disputed, act]);

  const saving = useSave(requisition.id, {
    onSaved(done) {
      setRefused(null);
      showRefusal(false);
      setSaved({ at: new Date(), lines: done.decisions.length });
    },
    onStale: (stale) => void saveAnew(stale),
    onRefused(error, sent) {
      setRefused({ error, saving: sent, texts });
      showRefusal(true);
    },
  });
  const send = (wanted: Saving) => saving.mutate(wanted);

  /** Upon what others saved meanwhile, unless they decided the same lines: then a person chooses. */
  async function saveAnew({ overrides }: Saving) {
    const fresh = await client.fetchQuery({ ...decisionsQuery(requisition.id), staleTime: 0 });
    const now = savedTexts(matrix, fresh.accepted);
    if (differences(matrix, base, texts, now).length > 0) return onDisputed();
    const merged = merge(matrix, base, texts, now, new Set());
    const left = decisionsOf(matrix, merged, now, fresh.accepted);
    if (left.length > 0) send({ decisions: left, version: fresh.version, ...(overrides && { overrides }) });
  }

  return {
    ...{ texts, base, saved, changed, disputed, act },
    refused: isRefusalShown ? refused : null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    told: useMemo(() => toldCells(refused, texts), [refused, texts]),
    savedNow,
    isSaving: saving.isPending,
    closeRefusal: () => showRefusal(false),
    save(overrides?: Overrides) {
      const wanted = decisionsOf(matrix, texts, saved, decisions.accepted);
      const all = { ...(isRefusalShown && refused?.saving.overrides), ...overrides };
      if (wanted.length > 0) send({ decisions: wanted, version: decisions.version, overrides: all });
    },
    /** Lines named are mine, the others theirs. */
    settle(mine: ReadonlySet<string>) {
      act({ kind: 'all', texts: merge(matrix, base, texts, saved, mine) });
      act({ kind: 'rebase', base: saved });
    },
  };
}

export type Decision = ReturnType<typeof useDecision>;
