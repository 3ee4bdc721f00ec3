import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { showUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import type { Item, Stock } from '../queries.ts';
import {
  afterLeaving,
  goalsOf,
  isMove,
  isReservedTaken,
  type TransferValues,
  transferBodyOf,
} from '../stock-values.ts';
import { TakesReserved } from './takes-reserved.tsx';

const fields = ['fromWarehouseId', 'toWarehouseId', 'quantity', 'comment'];

interface TransferStockFormProps {
  item: Item;
  stock: Stock;
  onClose(): void;
}

export function TransferStockForm({ item, stock, onClose }: TransferStockFormProps) {
  const client = useQueryClient();
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const form = useKeptForm<TransferValues>({
    draft: 'stock-transfer',
    record: item.id,
    initialValues: {
      fromWarehouseId: stock.byWarehouse[0]?.warehouseId ?? '',
      toWarehouseId: null,
      quantity: null,
      comment: '',
      takesReserved: false,
    },
  });
  const problem = useFormProblem(form, fields);
  const { fromWarehouseId, quantity } = form.values;
  const there = stock.byWarehouse.find(({ warehouseId }) => warehouseId === fromWarehouseId);
  const isTaken = isReservedTaken(afterLeaving(quantity, there), there);
  const move = useMutation({
    mutationFn: (values: TransferValues) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/movements/transfer', {
          params: { path: { itemId: item.id } },
          body: transferBodyOf({ ...values, takesReserved: isTaken && values.takesReserved }),
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('Moved', 'Перемещено'));
      onClose();
    },
  });
  const unit = showUnit(item.baseUom);
  const named = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]));
  return (
    <form onSubmit={form.onSubmit((values) => move.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <Select
          label={say('From', 'Откуда')}
          required
          allowDeselect={false}
          data={stock.byWarehouse.map(({ warehouseId }) => ({
            value: warehouseId,
            label: named.get(warehouseId)?.name ?? warehouseId,
          }))}
          {...form.getInputProps('fromWarehouseId')}
        />
        <Select
          label={say('To', 'Куда')}
          required
          allowDeselect={false}
          searchable
          data={goalsOf(warehouses, fromWarehouseId).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('toWarehouseId')}
        />
        <DecimalInput
          label={`${say('Quantity', 'Количество')}, ${unit}`}
          description={there && `${say('Available', 'Доступно')}: ${showQuantity(there.available, unit)}`}
          required
          {...bind(form, 'quantity')}
        />
        {isTaken && (
          <TakesReserved
            itemId={item.id}
            warehouseId={fromWarehouseId}
            checked={form.values.takesReserved}
            onChange={(takes) => form.setFieldValue('takesReserved', takes)}
          />
        )}
        <TextInput label={say('Comment', 'Комментарий')} {...form.getInputProps('comment')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={move.isPending} disabled={!isMove(form.values)}>
            {say('Move', 'Переместить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
