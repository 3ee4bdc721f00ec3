import { Button, Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { PriceList } from '../queries.ts';
import { vatModes } from '../words.ts';

const fields = ['name', 'vatMode', 'validFrom', 'validTo', 'isDefault', 'comment'];

export function HeaderForm({ list: current, onClose }: { list: PriceList; onClose(): void }) {
  const client = useQueryClient();
  // What others change meanwhile is met as a conflict, not written over.
  const [list] = useState(current);
  const form = useKeptForm({
    draft: 'price-list',
    record: list.id,
    initialValues: {
      name: list.name,
      vatMode: list.vatMode,
      validFrom: list.validFrom ?? '',
      validTo: list.validTo ?? '',
      isDefault: list.isDefault,
      comment: list.comment ?? '',
    },
  });
  const problem = useFormProblem(form, fields);
  const save = useMutation({
    mutationFn: ({ validFrom, validTo, comment, ...rest }: typeof form.values) =>
      ask(
        api.PATCH('/api/v1/price-lists/{priceListId}', {
          params: { path: { priceListId: list.id } },
          body: {
            ...rest,
            validFrom: validFrom || null,
            validTo: validTo || null,
            comment: comment || null,
            version: list.version,
          },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ warnings }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['price-lists'] });
      tellDone(warnings[0]?.message ?? say('Saved', 'Сохранено'));
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput label={say('Name', 'Название')} required data-autofocus {...form.getInputProps('name')} />
        <Select
          label={say('VAT', 'НДС')}
          allowDeselect={false}
          data={Object.entries(vatModes).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('vatMode')}
        />
        <Group grow align="flex-start">
          <TextInput type="date" label={say('Valid from', 'Действует с')} {...form.getInputProps('validFrom')} />
          <TextInput type="date" label={say('Valid to', 'Действует до')} {...form.getInputProps('validTo')} />
        </Group>
        <Textarea label={say('Comment', 'Комментарий')} autosize {...form.getInputProps('comment')} />
        <Checkbox
          label={say('Used by default', 'По умолчанию')}
          {...form.getInputProps('isDefault', { type: 'checkbox' })}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
