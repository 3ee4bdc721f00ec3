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
import { afterLeaving, type IssueValues, isReservedTaken, issueBodyOf } from '../stock-values.ts';
import { TakesReserved } from './takes-reserved.tsx';

const fields = ['warehouseId', 'quantity', 'issuedTo', 'comment'];

interface IssueStockFormProps {
  item: Item;
  stock: Stock;
  onClose(): void;
}

export function IssueStockForm({ item, stock, onClose }: IssueStockFormProps) {
  const client = useQueryClient();
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const form = useKeptForm<IssueValues>({
    draft: 'stock-issue',
    record: item.id,
    initialValues: {
      warehouseId: stock.byWarehouse[0]?.warehouseId ?? '',
      ...{ quantity: null, issuedTo: '', comment: '', takesReserved: false },
    },
  });
  const problem = useFormProblem(form, fields);
  const { warehouseId, quantity, issuedTo } = form.values;
  const there = stock.byWarehouse.find((place) => place.warehouseId === warehouseId);
  const isTaken = isReservedTaken(afterLeaving(quantity, there), there);
  const issue = useMutation({
    mutationFn: (values: IssueValues) =>
      ask(
        api.POST('/api/v1/catalog/{itemId}/movements/issue', {
          params: { path: { itemId: item.id } },
          body: issueBodyOf({ ...values, takesReserved: isTaken && values.takesReserved }),
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('Issued', 'Выдано'));
      onClose();
    },
  });
  const unit = showUnit(item.baseUom);
  const named = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]));
  return (
    <form onSubmit={form.onSubmit((values) => issue.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <Select
          label={say('Warehouse', 'Склад')}
          required
          allowDeselect={false}
          data={stock.byWarehouse.map(({ warehouseId: id }) => ({ value: id, label: named.get(id)?.name ?? id }))}
          {...form.getInputProps('warehouseId')}
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
            warehouseId={warehouseId}
            checked={form.values.takesReserved}
            onChange={(takes) => form.setFieldValue('takesReserved', takes)}
          />
        )}
        <TextInput
          label={say('To whom', 'Кому')}
          placeholder={say('Department, site or person', 'Подразделение, объект или сотрудник')}
          required
          maxLength={200}
          {...form.getInputProps('issuedTo')}
        />
        <TextInput label={say('What for', 'Для чего')} {...form.getInputProps('comment')} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={issue.isPending} disabled={!quantity || issuedTo.trim() === ''}>
            {say('Issue', 'Выдать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
