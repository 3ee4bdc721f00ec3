import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { carriedOf, shortOf } from './delivered.ts';
import type { Batch } from './queries.ts';
import { useDelivery } from './use-delivery.ts';

interface DeliverDialogProps {
  batch: Batch;
  onClose(): void;
}

/** What has come of a batch: all of it, or less, and whether the rest goes with a batch of its own. */
export function DeliverDialog({ batch, onClose }: DeliverDialogProps) {
  const { form, above, deliver } = useDelivery(batch, onClose);
  const { items } = form.values;
  const isShort = shortOf(batch.items, items).length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={`${batch.number}: ${say('what has come', 'что доставлено')}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => deliver.mutate(values))}>
        <Stack>
          <FormProblem error={above} draft={form.draft} />
          <Group grow align="flex-start">
            <TextInput type="datetime-local" {...ofField(noun, 'deliveredAt')} {...form.getInputProps('deliveredAt')} />
            <TextInput {...ofField(noun, 'recipientName')} {...form.getInputProps('recipientName')} />
          </Group>
          <PlainTable
            label={labelOf(noun, 'items')}
            rows={batch.items}
            idOf={({ id }) => id}
            empty={null}
            columns={[
              { id: 'name', header: labelOf(deliveryBatchItem, 'name'), cell: ({ name }) => name },
              {
                ...{ id: 'sent', header: say('Sent', 'Отправлено'), align: 'right' },
                cell: (item) => showQuantity(carriedOf(item), showUnit(item.uom)),
              },
              {
                id: 'came',
                header: labelOf(deliveryBatchItem, 'deliveredQuantity'),
                cell: (item) => (
                  <DecimalInput
                    aria-label={`${labelOf(deliveryBatchItem, 'deliveredQuantity')}: ${item.name}`}
                    w={110}
                    value={items[item.id] ?? null}
                    error={form.errors[`items.${item.id}`]}
                    onChange={(next) => form.setFieldValue('items', { ...items, [item.id]: next })}
                  />
                ),
              },
            ]}
          />
          {isShort && (
            <Checkbox
              label={say('What is missing goes with a new batch', 'Недостающее поедет новой партией')}
              description={say(
                'Otherwise more may be noted as delivered with this one later.',
                'Иначе остаток можно отметить доставленным в этой же партии позже.',
              )}
              {...form.getInputProps('split', { type: 'checkbox' })}
            />
          )}
          <DialogButtons>
            <Button type="submit" loading={deliver.isPending}>
              {isShort ? say('Delivered in part', 'Доставлена частично') : say('All has come', 'Доставлено всё')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
