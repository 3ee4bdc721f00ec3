import { Group, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { warehouse as noun } from '../../../../nouns/warehouse.ts';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import { choicesOf, ofField } from '../../kit/form/of-field.ts';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { api, ask } from '../api/client.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { AlreadyThere } from './already-there.tsx';
import type { MakingProps } from './makeable.ts';
import { MakingForm } from './making-form.tsx';

/** A warehouse by its name and address. */
export function MakeWarehouse({ of, typed, onMade, onClose }: MakingProps) {
  const form = useKeptForm({
    draft: 'made-warehouse',
    record: typed,
    initialValues: { name: typed, code: '', kind: 'main' as const, address: '' },
  });
  const problem = useFormProblem(form, ['name', 'code', 'kind', 'address']);
  const create = useMutation({
    mutationFn: () => {
      const { code, address, ...rest } = form.values;
      return ask(api.POST('/api/v1/warehouses', { body: { ...rest, code: code || null, address: address || null } }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess({ id, name }) {
      form.draft.drop();
      onMade({ id, label: name });
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
      <TextInput {...ofField(noun, 'name')} {...escapeIsOwn} data-autofocus {...form.getInputProps('name')} />
      <AlreadyThere of={of} words={[form.values.code, form.values.name]} onTake={onMade} />
      <Group grow align="flex-start">
        <TextInput {...ofField(noun, 'code')} {...escapeIsOwn} {...form.getInputProps('code')} />
        <Select
          {...ofField(noun, 'kind')}
          allowDeselect={false}
          data={choicesOf(noun, 'kind')}
          {...form.getInputProps('kind')}
        />
      </Group>
      <TextInput {...ofField(noun, 'address')} {...escapeIsOwn} {...form.getInputProps('address')} />
    </MakingForm>
  );
}
