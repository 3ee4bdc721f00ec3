import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reorderPoint as noun } from '../../../../../nouns/reorder-point.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { Fields } from '../../../kit/form/fields.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { findItems } from '../../../shared/records/find-items.ts';
import { findSuppliers } from '../../../shared/records/find-suppliers.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { newPoint, type PointValues, pointValuesOf, savePoint } from '../point-values.ts';
import type { Point } from '../queries.ts';

/** Where the form shows fields that it knows by another name. */
const places: Readonly<Record<string, string>> = { catalogItemId: 'item', supplierId: 'supplier' };

interface PointFormProps {
  /** The one that is changed; a new one is made without it. */
  point: Point | undefined;
  warehouseId: string | null;
  onClose(): void;
}

/** Of what, where, and how much there is to be. */
export function PointForm({ point, warehouseId, onClose }: PointFormProps) {
  const client = useQueryClient();
  const { data: warehouses = [] } = useQuery(warehouseNamesQuery);
  const initial = point ? pointValuesOf(point) : newPoint(warehouseId);
  const form = useKeptForm<PointValues>({ draft: 'reorder-point', record: point?.id, initialValues: initial });
  const may = useMay();
  const problem = useFormProblem(form, Object.keys(initial), (field) => places[field] ?? field);
  const saving = useMutation({
    mutationFn: (values: PointValues) => savePoint(point, values),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async () => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['reorder-points'] });
      tellDone(say('Saved', 'Сохранено'));
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => saving.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <RecordSelect
          kind="items"
          label={labelOf(noun, 'catalogItemId')}
          required
          disabled={point !== undefined}
          find={findItems}
          value={form.values.item}
          error={form.errors.item}
          onChange={(item) => form.setFieldValue('item', item)}
        />
        <Select
          label={labelOf(noun, 'warehouseId')}
          required
          searchable
          allowDeselect={false}
          disabled={point !== undefined}
          data={warehouses
            .filter(({ id, status }) => status === 'active' || id === point?.warehouseId)
            .map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('warehouseId')}
        />
        <Fields>
          <DecimalInput label={labelOf(noun, 'minimum')} required {...bind(form, 'minimum')} />
          <DecimalInput
            label={labelOf(noun, 'target')}
            placeholder={say('as the minimum', 'как минимум')}
            {...bind(form, 'target')}
          />
          <DecimalInput label={labelOf(noun, 'lot')} {...bind(form, 'lot')} />
          <TextInput
            label={labelOf(noun, 'leadTimeDays')}
            inputMode="numeric"
            pattern="[0-9]*"
            {...form.getInputProps('leadTimeDays')}
          />
        </Fields>
        {may('counterparties.read') && (
          <RecordSelect
            kind="suppliers"
            label={labelOf(noun, 'supplierId')}
            find={findSuppliers}
            value={form.values.supplier}
            error={form.errors.supplier}
            onChange={(supplier) => form.setFieldValue('supplier', supplier)}
          />
        )}
        <Switch label={labelOf(noun, 'isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
          <Button
            type="submit"
            loading={saving.isPending}
            disabled={!form.values.item || !form.values.warehouseId || !form.values.minimum}
          >
            {say('Save', 'Сохранить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
