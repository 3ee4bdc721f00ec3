import { Button, Group, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type NewItem, newItem, newItemBodyOf } from '../new-item.ts';
import { NameHints } from './name-hints.tsx';

const fields = [
  'name',
  'sku',
  'brand',
  'barcode',
  'baseUom',
  'categoryId',
  'manufacturerSku',
  'plannedCost',
  'initialStock',
];

export type CreatedItem = Awaited<ReturnType<typeof createItem>>;

export function ItemCreateForm({ onCreated, onCancel }: { onCreated(item: CreatedItem): void; onCancel(): void }) {
  const client = useQueryClient();
  const may = useMay();
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const form = useKeptForm({ draft: 'catalog-item', initialValues: newItem });
  const problem = useFormProblem(form, fields, (field) =>
    field.replace(/^plannedCost\..*/, 'plannedCost').replace(/^initialStock\..*/, 'initialStock'),
  );
  const create = useMutation({
    mutationFn: createItem,
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async (item) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['catalog'] });
      onCreated(item);
    },
  });
  const { values } = form;
  const isProduct = values.type === 'product';
  return (
    <form onSubmit={form.onSubmit((given) => create.mutate(given))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <SegmentedControl
          aria-label={say('Type', 'Тип')}
          data={choicesOf(catalogItem, 'type')}
          {...form.getInputProps('type')}
        />
        <TextInput {...ofField(catalogItem, 'name')} data-autofocus {...form.getInputProps('name')} />
        <NameHints name={values.name} />
        <Group grow align="flex-start">
          <TextInput {...ofField(catalogItem, 'sku')} {...form.getInputProps('sku')} />
          <UnitInput {...ofField(catalogItem, 'baseUom')} {...bind(form, 'baseUom')} />
        </Group>
        <SelectOrMake of="category" {...ofField(catalogItem, 'categoryId')} {...bind(form, 'category')} />
        <Group grow align="flex-start">
          <TextInput {...ofField(catalogItem, 'brand')} {...form.getInputProps('brand')} />
          <TextInput {...ofField(catalogItem, 'manufacturerSku')} {...form.getInputProps('manufacturerSku')} />
          <TextInput {...ofField(catalogItem, 'barcode')} inputMode="numeric" {...form.getInputProps('barcode')} />
        </Group>
        <Group grow align="flex-start">
          <Help of="catalog_item.plannedCost">
            <DecimalInput label={labelOf(catalogItem, 'plannedCost')} {...bind(form, 'plannedCost')} />
          </Help>
          {isProduct && (
            <Select
              label={say('In stock at', 'Остаток на складе')}
              clearable
              searchable
              data={warehouses
                .filter(({ status }) => status === 'active')
                .map(({ id, name }) => ({ value: id, label: name }))}
              {...form.getInputProps('warehouseId')}
            />
          )}
          {isProduct && (
            <DecimalInput
              label={say('Quantity', 'Количество')}
              disabled={!values.warehouseId}
              {...bind(form, 'initialStock')}
            />
          )}
        </Group>
        <DialogButtons onCancel={onCancel}>
          <Button type="submit" loading={create.isPending}>
            {say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

const createItem = (values: NewItem) => ask(api.POST('/api/v1/catalog', { body: newItemBodyOf(values) }));
