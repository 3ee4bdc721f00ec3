import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { type NewRow, newRow, rowBodyOf } from '../new-row.ts';
import type { PriceList } from '../queries.ts';

interface AddRowProps {
  opened: boolean;
  list: PriceList;
  onClose(): void;
}

/** One price: of an item, from a quantity. A known one is changed. */
export function AddRow(props: AddRowProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={say('New row', 'Новая строка')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

const fields = ['item', 'price', 'minQuantity', 'deliveryDays', 'supplierSku', 'validTo'];

function Fields({ list, onClose }: AddRowProps) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'price-list-row',
    record: list.id,
    initialValues: newRow,
  });
  const problem = useFormProblem(form, fields, (field) =>
    field.replace(/^items\.0\./, '').replace('catalogItemId', 'item'),
  );
  const add = useMutation({
    mutationFn: (values: NewRow) =>
      ask(
        api.POST('/api/v1/price-lists/{priceListId}/items', {
          params: { path: { priceListId: list.id } },
          body: { items: [rowBodyOf(values)] },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ added }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['price-lists'] });
      tellDone(added > 0 ? say('Row added', 'Строка добавлена') : say('Row changed', 'Строка изменена'));
      onClose();
    },
  });
  const { item, price } = form.values;
  return (
    <form onSubmit={form.onSubmit((values) => add.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <SelectOrMake of="item" label={say('Item', 'Позиция')} required {...bind(form, 'item')} />
        <Group grow align="flex-start">
          <DecimalInput label={`${say('Price', 'Цена')}, ${list.currency}`} required {...bind(form, 'price')} />
          <DecimalInput label={say('From quantity', 'От количества')} {...bind(form, 'minQuantity')} />
        </Group>
        <Group grow align="flex-start">
          <DecimalInput label={say('Lead time, days', 'Срок, дней')} {...bind(form, 'deliveryDays')} />
          <TextInput type="date" label={say('Valid to', 'Действует до')} {...form.getInputProps('validTo')} />
        </Group>
        <TextInput label={say('Supplier’s article', 'Артикул поставщика')} {...form.getInputProps('supplierSku')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={add.isPending} disabled={!item || !price}>
            {say('Add', 'Добавить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
