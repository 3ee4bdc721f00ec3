import { Button, Group, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import type { CustomFieldType } from '../../../shared/custom-fields/custom-fields-query.ts';
import { fieldTypes, hasOptions } from '../fields.ts';
import { type Field, type FieldActions, useFieldForm } from '../use-field-form.ts';
import { FieldPreview } from './field-preview.tsx';

export interface FieldFormProps extends FieldActions {
  field: Field | undefined;
  types: readonly CustomFieldType[];
  mayChange: boolean;
  /** What else a new field needs, above its name. */
  first?: ReactNode;
}

export function FieldForm({ field, types, mayChange, first, ...actions }: FieldFormProps) {
  const { form, above, saving, turning, nameIt } = useFieldForm(field, actions);
  const { values } = form;
  return (
    <form onSubmit={form.onSubmit((given) => saving.mutate(given))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
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
              'Press Enter after each; a pasted column is split. With no options any text is allowed.',
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
