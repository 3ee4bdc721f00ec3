import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { warehouse as noun } from '../../../../../nouns/warehouse.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Warehouse } from '../queries.ts';
import { type WarehouseValues, warehouseBodyOf, warehouseFields, warehouseValuesOf } from '../warehouse-values.ts';

export function WarehouseForm({ warehouse, onDone }: { warehouse: Warehouse | undefined; onDone(): void }) {
  const client = useQueryClient();
  const may = useMay();
  const form = useKeptForm({
    draft: 'warehouse',
    record: warehouse?.id,
    initialValues: warehouseValuesOf(warehouse),
  });
  const problem = useFormProblem(form, warehouseFields);
  const done = async (text: string) => {
    await client.invalidateQueries({ queryKey: ['warehouses'] });
    form.draft.drop();
    tellDone(text);
    onDone();
  };
  const save = useMutation({
    mutationFn: (values: typeof form.values) => saveWarehouse(warehouse, values),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: ({ name }) => done(`${say('Saved', 'Сохранено')}: ${name}`),
  });
  const turn = useMutation({
    mutationFn: (given: Warehouse) =>
      given.status === 'active'
        ? ask(api.DELETE('/api/v1/warehouses/{warehouseId}', { params: { path: { warehouseId: given.id } } }))
        : ask(api.POST('/api/v1/warehouses/{warehouseId}/restore', { params: { path: { warehouseId: given.id } } })),
    onSuccess: (_, { status }) =>
      done(status === 'active' ? say('Archived', 'В архиве') : say('Restored', 'Восстановлен')),
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput {...ofField(noun, 'name')} data-autofocus {...form.getInputProps('name')} />
        <Group grow align="flex-start">
          <TextInput {...ofField(noun, 'code')} {...form.getInputProps('code')} />
          <Select
            {...ofField(noun, 'kind')}
            allowDeselect={false}
            data={choicesOf(noun, 'kind')}
            {...form.getInputProps('kind')}
          />
        </Group>
        <TextInput {...ofField(noun, 'address')} {...form.getInputProps('address')} />
        <Group grow align="flex-start">
          <TextInput {...ofField(noun, 'contactName')} {...form.getInputProps('contactName')} />
          <TextInput {...ofField(noun, 'phone')} type="tel" {...form.getInputProps('phone')} />
        </Group>
        <Checkbox {...ofField(noun, 'isDefault')} {...form.getInputProps('isDefault', { type: 'checkbox' })} />
        <Group justify="space-between">
          <Button type="submit" loading={save.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
          {warehouse && may('warehouses.delete') && (
            <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate(warehouse)}>
              {warehouse.status === 'active' ? say('Archive', 'В архив') : say('Restore', 'Восстановить')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function saveWarehouse(before: Warehouse | undefined, values: WarehouseValues) {
  const body = warehouseBodyOf(values);
  if (!before) return ask(api.POST('/api/v1/warehouses', { body }));
  const { id, version } = before;
  return ask(
    api.PATCH('/api/v1/warehouses/{warehouseId}', {
      params: { path: { warehouseId: id } },
      body: { ...body, version },
    }),
  );
}
