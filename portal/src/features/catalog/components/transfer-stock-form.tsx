import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
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
import { goalsOf, isMove, type TransferValues, transferBodyOf } from '../stock-values.ts';

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
    },
  });
  const problem = useFormProblem(form, fields);
  const { fromWarehouseId } = form.values;
  const move = useMutation({
    mutationFn: (values: TransferValues) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/movements/transfer', {
          params: { path: { itemId: item.id } },
          body: transferBodyOf(values),
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
  const there = stock.byWarehouse.find(({ warehouseId }) => warehouseId === fromWarehouseId);
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
        <TextInput label={say('Comment', 'Комментарий')} {...form.getInputProps('comment')} />
        <Group>
          <Button type="submit" loading={move.isPending} disabled={!isMove(form.values)}>
            {say('Move', 'Переместить')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
