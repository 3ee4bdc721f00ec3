import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { bind } from '../../../kit/form/bind.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
import { findSuppliers } from '../../../shared/records/find-suppliers.ts';
import { useMay } from '../../../shared/session/me.ts';
import { FormFrame } from '../components/form-frame.tsx';
import { IdSelect } from '../components/id-select.tsx';
import { findObjects, objectQuery } from '../objects/queries.ts';
import { ItemsEditor } from './items-editor.tsx';
import type { Batch } from './queries.ts';
import { useBatchForm } from './use-batch-form.ts';
import { WayFields } from './way-fields.tsx';

interface BatchFormProps {
  batch: Batch | undefined;
  onClose(): void;
}

/** What goes together, from whom, whereto, when and by which route. What has left carries what it carries. */
export function BatchForm({ batch, onClose }: BatchFormProps) {
  const { form, above, save } = useBatchForm(batch, onClose);
  const { objectId } = form.values;
  const maySeeSuppliers = useMay()('counterparties.read');
  const { data: place } = useQuery({ ...objectQuery(objectId ?? ''), enabled: objectId !== null });
  const isClosed = batch !== undefined && !batch.isActive;
  const hasLeft = isClosed || batch?.status === 'in_transit' || batch?.status === 'partially_delivered';
  return (
    <FormFrame
      entity="deliveryBatch"
      form={form}
      above={above}
      isNew={!batch}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      {!isClosed && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          {maySeeSuppliers && (
            <IdSelect
              kind="suppliers"
              {...ofField(noun, 'supplierId')}
              called={batch?.supplier?.name}
              find={findSuppliers}
              {...bind(form, 'supplierId')}
            />
          )}
          <TextInput type="date" {...ofField(noun, 'plannedDate')} {...form.getInputProps('plannedDate')} />
          <IdSelect
            kind="logistics-objects"
            {...ofField(noun, 'objectId')}
            called={place?.name}
            find={findObjects}
            {...bind(form, 'objectId')}
          />
          <WarehouseSelect {...ofField(noun, 'warehouseId')} {...bind(form, 'warehouseId')} />
          <WayFields form={form} />
        </SimpleGrid>
      )}
      {!hasLeft && (
        <ItemsEditor
          items={form.values.items}
          errors={form.errors}
          onChange={(items) => form.setFieldValue('items', items)}
        />
      )}
      {isClosed && <TextInput {...ofField(noun, 'recipientName')} {...form.getInputProps('recipientName')} />}
      <Textarea {...ofField(noun, 'comment')} autosize minRows={2} {...form.getInputProps('comment')} />
    </FormFrame>
  );
}
