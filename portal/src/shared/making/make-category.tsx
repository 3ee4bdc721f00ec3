import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { bind } from '../../kit/form/bind.ts';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { findCategories } from '../records/categories.ts';
import { AlreadyThere } from './already-there.tsx';
import type { MakingProps } from './makeable.ts';
import { MakingForm } from './making-form.tsx';

/** A category by its name and where it stands. */
export function MakeCategory({ of, typed, onMade, onClose }: MakingProps) {
  const form = useKeptForm({
    draft: 'made-category',
    record: typed,
    initialValues: { name: typed, code: '', parentId: null as RecordOption | null },
  });
  const problem = useFormProblem(form, ['name', 'code', 'parentId']);
  const create = useMutation({
    mutationFn: () => {
      const { name, code, parentId } = form.values;
      const body = { name, code: code || null, parentId: parentId?.id ?? null };
      return ask(api.POST('/api/v1/catalog/categories', { body }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess({ id, name, code }) {
      form.draft.drop();
      onMade({ id, label: code ? `${code} ${name}` : name });
    },
  });
  return (
    <MakingForm
      error={problem.above}
      draft={form.draft}
      isPending={create.isPending}
      onSubmit={create.mutate}
      onClose={onClose}
    >
      <TextInput
        label={say('Name', 'Название')}
        required
        {...escapeIsOwn}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <AlreadyThere of={of} words={[form.values.name]} onTake={onMade} />
      <TextInput label={say('Code', 'Код')} {...escapeIsOwn} {...form.getInputProps('code')} />
      <RecordSelect
        kind="categories"
        label={say('Inside', 'Внутри')}
        placeholder={say('At the top', 'На верхнем уровне')}
        {...escapeIsOwn}
        find={findCategories}
        {...bind(form, 'parentId')}
      />
    </MakingForm>
  );
}
