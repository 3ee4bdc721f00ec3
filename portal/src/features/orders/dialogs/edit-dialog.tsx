import { Button, Checkbox, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { purchaseOrderLine as lineNoun } from '../../../../../nouns/purchase-order-line.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
import type { OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';

const texts = ['deliveryAddress', 'deliveryTerms', 'paymentTerms', 'comment'] as const;

/** A draft: how much and when of each line, where to, on what terms. A line that is unticked leaves the order. */
export function EditDialog({ order, onClose }: { order: OrderCard; onClose(): void }) {
  const form = useKeptForm({
    draft: 'order-edit',
    record: `${order.id}-${order.version}`,
    initialValues: {
      ...(Object.fromEntries(texts.map((name) => [name, order[name] ?? ''])) as Record<(typeof texts)[number], string>),
      deliveryWarehouseId: order.deliveryWarehouseId,
      lines: order.lines.map(({ allocationId, quantity, wantedDate }) => ({
        ...{ allocationId, quantity, wantedDate: wantedDate ?? '', isIn: true },
      })),
    },
  });
  // A line that was left out was not sent: the places of the others are found again.
  const sent = form.values.lines.flatMap(({ isIn }, at) => (isIn ? [at] : []));
  const rename = (field: string) => field.replace(/^lines\.(\d+)/, (_, place) => `lines.${sent[Number(place)]}`);
  const problem = useFormProblem(form, [...texts, 'deliveryWarehouseId', 'lines'], rename);
  const { update } = useOrderActs(order);
  const submit = ({ lines, deliveryWarehouseId, ...given }: typeof form.values) =>
    update.mutate(
      {
        ...Object.fromEntries(texts.map((name) => [name, given[name].trim() || null])),
        deliveryWarehouseId,
        version: order.version,
        lines: lines
          .filter(({ isIn }) => isIn)
          .map(({ allocationId, quantity, wantedDate }) => ({
            allocationId,
            quantity,
            wantedDate: wantedDate || null,
          })),
      },
      {
        onSuccess() {
          form.draft.drop();
          onClose();
        },
        onError: problem.show,
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={`${say('Order', 'Заказ')} ${order.number}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <PlainTable
            label={say('Lines', 'Позиции')}
            rows={order.lines.map((line, at) => ({ ...line, at }))}
            idOf={({ id }) => id}
            empty={null}
            columns={[
              {
                id: 'name',
                header: labelOf(lineNoun, 'name'),
                cell: ({ at, name }) => (
                  <Checkbox label={name} {...form.getInputProps(`lines.${at}.isIn`, { type: 'checkbox' })} />
                ),
              },
              {
                id: 'quantity',
                header: labelOf(lineNoun, 'quantity'),
                cell: ({ at, name, uom }) => (
                  <DecimalInput
                    aria-label={`${labelOf(lineNoun, 'quantity')}: ${name}`}
                    rightSection={showUnit(uom)}
                    value={form.values.lines[at]?.quantity}
                    error={form.errors[`lines.${at}.quantity`]}
                    onChange={(next) => form.setFieldValue(`lines.${at}.quantity`, next ?? '0')}
                  />
                ),
              },
              {
                id: 'date',
                header: labelOf(lineNoun, 'wantedDate'),
                cell: ({ at, name }) => (
                  <TextInput
                    type="date"
                    aria-label={`${labelOf(lineNoun, 'wantedDate')}: ${name}`}
                    {...form.getInputProps(`lines.${at}.wantedDate`)}
                  />
                ),
              },
            ]}
          />
          <WarehouseSelect label={labelOf(noun, 'deliveryWarehouseId')} {...bind(form, 'deliveryWarehouseId')} />
          <TextInput {...ofField(noun, 'deliveryAddress')} {...form.getInputProps('deliveryAddress')} />
          {texts.slice(1).map((name) => (
            <Textarea key={name} {...ofField(noun, name)} autosize minRows={1} {...form.getInputProps(name)} />
          ))}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={update.isPending}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
