import type { UseFormInput } from '@mantine/form';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { isProblem } from '../../shared/api/problem.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';

interface Versioned {
  version: number;
}

interface RecordForm<Kept extends Versioned, Values> {
  kept: Kept;
  queryKey: QueryKey;
  /** What the form shows of the record. */
  valuesOf(kept: Kept): Values;
  save(values: Values, version: number): Promise<Kept>;
  validate?: UseFormInput<Values>['validate'];
}

/**
 * A form over one record with a version. What is typed stays when somebody else has changed the record meanwhile: the person
 * decides whether to take theirs or to write over it.
 */
export function useRecordForm<Kept extends Versioned, Values extends Record<string, unknown>>({
  kept,
  queryKey,
  valuesOf,
  save,
  validate,
}: RecordForm<Kept, Values>) {
  const client = useQueryClient();
  const [base, setBase] = useState(kept);
  const form = useKeptForm<Values>({
    draft: queryKey.join('-'),
    initialValues: valuesOf(kept),
    ...(validate && { validate }),
  });
  const problem = useFormProblem(form, Object.keys(form.values));
  const [isStale, setStale] = useState(false);
  const dirty = form.isDirty();
  const take = (fresh: Kept) => {
    setBase(fresh);
    setStale(false);
    form.setInitialValues(valuesOf(fresh));
    form.setValues(valuesOf(fresh));
    form.resetDirty(valuesOf(fresh));
  };
  useEffect(() => {
    if (kept.version !== base.version && !dirty && !isStale) take(kept);
  });
  const saving = useMutation({
    mutationFn: ({ values, version }: { values: Values; version: number }) => save(values, version),
    meta: { toldByPage: true },
    async onError(error) {
      if (!isProblem(error, 'version_conflict', 'precondition_failed')) return problem.show(error);
      await client.invalidateQueries({ queryKey });
      setStale(true);
    },
    async onSuccess(saved) {
      form.draft.drop();
      client.setQueryData(queryKey, saved);
      take(saved);
      problem.clear();
      tellDone(say('Saved', 'Сохранено'));
      await client.invalidateQueries({ queryKey: ['settings'] });
    },
  });
  return {
    form,
    draft: form.draft,
    above: problem.above,
    dirty,
    isPending: saving.isPending,
    stale: isStale ? kept : undefined,
    submit: form.onSubmit((values) => saving.mutate({ values, version: base.version })),
    reset: () => take(base),
    takeTheirs: () => take(kept),
    writeOver: () => saving.mutate({ values: form.values, version: kept.version }),
  };
}

export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'draft' | 'above' | 'dirty' | 'isPending' | 'submit' | 'reset' | 'takeTheirs' | 'writeOver'
> & { stale: { updatedBy: string | null; updatedAt: string } | undefined };
