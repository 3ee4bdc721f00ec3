import { Button, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reorderPoint as noun } from '../../../../../nouns/reorder-point.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { Fields } from '../../../kit/form/fields.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
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
        <SelectOrMake
          of="item"
          label={labelOf(noun, 'catalogItemId')}
          required
          disabled={point !== undefined}
          value={form.values.item}
          error={form.errors.item}
          onChange={(item) => form.setFieldValue('item', item)}
        />
        <WarehouseSelect
          label={labelOf(noun, 'warehouseId')}
          required
          disabled={point !== undefined}
          {...bind(form, 'warehouseId')}
        />
        <Fields>
          <Help of="reorder_point.minimum">
            <DecimalInput label={labelOf(noun, 'minimum')} required {...bind(form, 'minimum')} />
          </Help>
          <Help of="reorder_point.target">
            <DecimalInput
              label={labelOf(noun, 'target')}
              placeholder={say('as the minimum', 'как минимум')}
              {...bind(form, 'target')}
            />
          </Help>
          <Help of="reorder_point.lot">
            <DecimalInput label={labelOf(noun, 'lot')} {...bind(form, 'lot')} />
          </Help>
          <Help of="reorder_point.leadTimeDays">
            <TextInput
              label={labelOf(noun, 'leadTimeDays')}
              inputMode="numeric"
              pattern="[0-9]*"
              {...form.getInputProps('leadTimeDays')}
            />
          </Help>
        </Fields>
        {may('counterparties.read') && (
          <SelectOrMake
            of="supplier"
            label={labelOf(noun, 'supplierId')}
            value={form.values.supplier}
            error={form.errors.supplier}
            onChange={(supplier) => form.setFieldValue('supplier', supplier)}
          />
        )}
        <Switch label={labelOf(noun, 'isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
        <DialogButtons onCancel={onClose}>
          <Button
            type="submit"
            loading={saving.isPending}
            disabled={!form.values.item || !form.values.warehouseId || !form.values.minimum}
          >
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
