import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
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
import { warehouseNamesQuery } from '../../../shared/records/warehouses.ts';
import type { Item, Stock } from '../queries.ts';

interface TransferStockProps {
  opened: boolean;
  item: Item;
  stock: Stock;
  onClose(): void;
}

/** Goods moved from one warehouse to another. */
export function TransferStock(props: TransferStockProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={say('Move between warehouses', 'Переместить между складами')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

const fields = ['fromWarehouseId', 'toWarehouseId', 'quantity', 'comment'];

function Fields({ item, stock, onClose }: TransferStockProps) {
  const client = useQueryClient();
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const form = useKeptForm({
    draft: 'stock-transfer',
    record: item.id,
    initialValues: {
      fromWarehouseId: stock.byWarehouse[0]?.warehouseId ?? '',
      toWarehouseId: null as string | null,
      quantity: null as string | null,
      comment: '',
    },
  });
  const problem = useFormProblem(form, fields);
  const { fromWarehouseId, toWarehouseId, quantity } = form.values;
  const move = useMutation({
    mutationFn: ({ comment }: typeof form.values) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/movements/transfer', {
          params: { path: { itemId: item.id } },
          body: {
            fromWarehouseId,
            toWarehouseId: toWarehouseId ?? '',
            quantity: quantity ?? '0',
            ...(comment && { comment }),
          },
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
  const goals = warehouses.filter(({ id, status }) => status === 'active' && id !== fromWarehouseId);
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
          data={goals.map(({ id, name }) => ({ value: id, label: name }))}
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
          <Button type="submit" loading={move.isPending} disabled={!toWarehouseId || !quantity}>
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
