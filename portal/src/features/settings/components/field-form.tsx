import { Button, Group, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import type { CustomField, CustomFieldType } from '../../../shared/custom-fields/definitions.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type FieldValues, fieldTypes, hasOptions, keyOf } from '../fields.ts';
import { FieldPreview } from './field-preview.tsx';

export type Field = Pick<CustomField, 'id' | 'key' | 'label' | 'type' | 'options' | 'required' | 'status' | 'version'>;

export interface FieldFormProps {
  field: Field | undefined;
  types: readonly CustomFieldType[];
  mayChange: boolean;
  /** What else a new field needs, above its name. */
  first?: ReactNode;
  save(values: FieldValues): Promise<unknown>;
  archive(field: Field): Promise<unknown>;
  restore(field: Field): Promise<unknown>;
  onDone(): void;
}

export function FieldForm({ field, types, mayChange, first, save, archive, restore, onDone }: FieldFormProps) {
  const client = useQueryClient();
  const form = useKeptForm<FieldValues>({
    draft: 'field',
    record: field?.id,
    initialValues: {
      label: field?.label ?? '',
      key: field?.key ?? '',
      type: field?.type ?? 'string',
      items: field?.options?.items ?? [],
      required: field?.required ?? false,
    },
  });
  const { values } = form;
  const problem = useFormProblem(form, ['label', 'key', 'type', 'items', 'required'], (name) =>
    name.startsWith('options') ? 'items' : name,
  );
  const done = async (text: string) => {
    await client.invalidateQueries({ queryKey: ['settings'] });
    form.draft.drop();
    tellDone(`${text}: ${values.label}`);
    onDone();
  };
  const saving = useMutation({
    mutationFn: save,
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: () => done(say('Saved', 'Сохранено')),
  });
  const turning = useMutation({
    mutationFn: (given: Field) => (given.status === 'active' ? archive(given) : restore(given)),
    onSuccess: (_, { status }) =>
      done(status === 'active' ? say('Archived', 'В архиве') : say('Brought back', 'Восстановлено')),
  });
  const nameIt = (label: string) => {
    const followed = !field && values.key === keyOf(values.label);
    form.setFieldValue('label', label);
    if (followed) form.setFieldValue('key', keyOf(label));
  };
  return (
    <form onSubmit={form.onSubmit((given) => saving.mutate(given))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        {first}
        <TextInput
          {...form.getInputProps('label')}
          label={say('Name', 'Название')}
          required
          data-autofocus
          disabled={!mayChange}
          onChange={({ currentTarget }) => nameIt(currentTarget.value)}
        />
        <TextInput
          label={say('Key', 'Ключ')}
          description={say(
            'Name in the API and in templates; never changes.',
            'Имя в API и шаблонах; потом не меняется.',
          )}
          required
          disabled={field !== undefined || !mayChange}
          {...form.getInputProps('key')}
        />
        <Select
          label={say('Type', 'Тип')}
          allowDeselect={false}
          disabled={field !== undefined || !mayChange}
          data={types.map((value) => ({ value, label: say(fieldTypes[value]) }))}
          {...form.getInputProps('type')}
        />
        {hasOptions(values.type) && (
          <TagsInput
            label={say('Options', 'Варианты')}
            description={say(
              'Enter after each one; a pasted column is taken apart. None means any text.',
              'После каждого нажмите Enter; вставленный столбец разделится. Без вариантов подойдёт любой текст.',
            )}
            splitChars={[';', '\n', '\t']}
            disabled={!mayChange}
            {...form.getInputProps('items')}
          />
        )}
        <Switch
          label={say('Required', 'Обязательное')}
          description={say('A new record must have a value.', 'В новой записи нужно значение.')}
          disabled={!mayChange}
          {...form.getInputProps('required', { type: 'checkbox' })}
        />
        <FieldPreview values={values} />
        {mayChange && (
          <Group justify="space-between">
            <Button type="submit" loading={saving.isPending} disabled={field !== undefined && !form.isDirty()}>
              {field ? say('Save', 'Сохранить') : say('Add', 'Добавить')}
            </Button>
            {field && (
              <Button variant="default" loading={turning.isPending} onClick={() => turning.mutate(field)}>
                {field.status === 'active' ? say('Archive', 'В архив') : say('Restore', 'Восстановить')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}
