import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isConflict } from '../../kit/form/conflict-note.tsx';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { useMay } from '../../shared/session/me.ts';
import { changesOf, type ItemRecord, type ItemValues, itemFields, valuesOf } from './item-values.ts';
import { type Item, itemQuery } from './queries.ts';

/** The form over an item, what of it was changed, and what somebody else has saved meanwhile. */
export function useItemForm(item: Item, categoryOf: (id: string | null) => RecordOption | null) {
  const client = useQueryClient();
  const held = (one: ItemRecord) => ({ version: one.version, values: valuesOf(one, categoryOf(one.categoryId)) });
  const may = useMay();
  const [base, setBase] = useState(() => held(item));
  const [theirs, setTheirs] = useState<{ version: number; values: ItemValues }>();
  const form = useKeptForm<ItemValues>({
    draft: 'catalog-item',
    record: item.id,
    initialValues: base.values,
    saved: base.values,
  });
  const problem = useFormProblem(form, itemFields, placeOf);
  const disabled = !may('catalog.update') || item.status === 'archived';
  const dirty = Object.keys(changesOf(form.values, base.values)).length > 0;

  const take = (fresh: { version: number; values: ItemValues }, shown: ItemValues) => {
    setBase(fresh);
    setTheirs(undefined);
    problem.clear();
    form.setValues(shown);
  };
  const save = useMutation({
    mutationFn: (version: number) => {
      const body = { ...changesOf(form.values, base.values), version };
      return ask(api.PATCH('/api/v1/catalog/{itemId}', { params: { path: { itemId: item.id } }, body }));
    },
    meta: { toldByPage: true },
    onError: async (error) => {
      if (!isConflict(error)) return problem.show(error);
      const fresh = await client.fetchQuery({ ...itemQuery(item.id), staleTime: 0 });
      setTheirs(held(fresh));
    },
    onSuccess: async (saved) => {
      form.draft.drop();
      const fresh = held(saved);
      take(fresh, fresh.values);
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('Saved', 'Сохранено'));
    },
  });

  // Nothing is typed yet: what others change is shown at once.
  useEffect(() => {
    if (item.version > base.version && !dirty && !save.isPending) {
      const fresh = held(item);
      take(fresh, fresh.values);
    }
  });

  return { form, problem, theirs, base, dirty, disabled, save, take };
}

const placeOf = (field: string) =>
  field === 'categoryId' ? 'category' : field.startsWith('plannedCost') ? 'plannedCost' : field;
