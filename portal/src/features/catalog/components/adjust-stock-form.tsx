import { Button, Group, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { showUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import type { Item, Stock } from '../queries.ts';
import {
  type AdjustmentValues,
  adjustmentBodyOf,
  afterAdjustment,
  isReservedTaken,
  newAdjustment,
} from '../stock-values.ts';
import { reasons } from '../words.ts';
import { TakesReserved } from './takes-reserved.tsx';

const fields = ['warehouseId', 'quantity', 'reason', 'unitCost', 'comment'];

interface AdjustStockFormProps {
  item: Item;
  stock: Stock;
  onClose(): void;
}

export function AdjustStockForm({ item, stock, onClose }: AdjustStockFormProps) {
  const client = useQueryClient();
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const form = useKeptForm({
    draft: 'stock-adjustment',
    record: item.id,
    initialValues: newAdjustment(warehouses),
  });
  const problem = useFormProblem(form, fields, (field) =>
    field === 'countedQuantity' || field === 'quantityDelta' ? 'quantity' : field,
  );
  const { how, warehouseId } = form.values;
  const there = stock.byWarehouse.find((place) => place.warehouseId === warehouseId);
  const isTaken = isReservedTaken(afterAdjustment(form.values, there), there);
  const adjust = useMutation({
    mutationFn: (values: AdjustmentValues) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/movements/adjustment', {
          params: { path: { itemId: item.id } },
          body: adjustmentBodyOf({ ...values, takesReserved: isTaken && values.takesReserved }),
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('Stock adjusted', 'Остаток скорректирован'));
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => adjust.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <WarehouseSelect label={say('Warehouse', 'Склад')} required {...bind(form, 'warehouseId')} />
        <SegmentedControl
          aria-label={say('How to adjust', 'Как корректировать')}
          data={[
            { value: 'counted', label: say('Counted', 'Посчитано') },
            { value: 'delta', label: say('Add or take away', 'Прибавить или убавить') },
          ]}
          {...form.getInputProps('how')}
        />
        <Group grow align="flex-start">
          <DecimalInput
            label={`${how === 'counted' ? say('Lies there', 'Лежит на складе') : say('By how much', 'На сколько')}, ${showUnit(item.baseUom)}`}
            required
            data-autofocus
            {...bind(form, 'quantity')}
          />
          <DecimalInput
            label={say('Cost of a unit', 'Себестоимость единицы')}
            placeholder={say('average', 'средняя')}
            {...bind(form, 'unitCost')}
          />
        </Group>
        <Select
          label={say('Reason', 'Причина')}
          required
          allowDeselect={false}
          data={Object.entries(reasons).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('reason')}
        />
        <TextInput label={say('Comment', 'Комментарий')} {...form.getInputProps('comment')} />
        {isTaken && (
          <TakesReserved
            itemId={item.id}
            warehouseId={warehouseId ?? ''}
            checked={form.values.takesReserved}
            onChange={(takes) => form.setFieldValue('takesReserved', takes)}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={adjust.isPending} disabled={!form.values.quantity}>
            {say('Adjust', 'Скорректировать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
