import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { say } from '../../../../kit/say.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import type { BatchDraft } from './batch-draft-query.ts';
import { type Receipt, stillDueOf, suppliersOf } from './delivery.ts';
import { ReceiveRow } from './receive-row.tsx';
import { useReceipt } from './use-receipt.ts';

interface ReceiveDialogProps {
  card: RequisitionCard;
  /** What has come so far. */
  receipts: readonly Receipt[];
  warehouses: ReadonlyArray<{ id: string; name: string; isDefault: boolean }>;
  /** What a delivery batch brought. */
  batch?: BatchDraft | undefined;
  onClose(): void;
}

/** Goods as they come: each line with what is still due, less what is sent back at the door. */
export function ReceiveDialog({ card, receipts, warehouses, batch, onClose }: ReceiveDialogProps) {
  const warehouseId =
    batch?.warehouseId ?? card.deliveryWarehouseId ?? warehouses.find(({ isDefault }) => isDefault)?.id ?? null;
  const receipt = useReceipt({ card, receipts, warehouseId, batch, onPosted: onClose });
  const { supplierId, received, faults } = receipt;
  const suppliers = suppliersOf(receipt.all);
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      title={say('Receive goods', 'Приёмка товара')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          receipt.post();
        }}
      >
        <Stack>
          <FormProblem error={receipt.error} draft={receipt.draft} />
          {!batch && suppliers.length > 1 && (
            <Select
              label={say('Whose delivery', 'Чья поставка')}
              description={say(
                'Choose whose truck has come, and only the lines of that supplier remain.',
                'Выберите, чья машина пришла: останутся строки только этого поставщика.',
              )}
              data={suppliers.map(({ supplierId: value, name: label }) => ({ value, label }))}
              placeholder={say('All suppliers at once', 'Все поставщики сразу')}
              clearable
              value={supplierId}
              onChange={receipt.chooseSupplier}
            />
          )}
          <Group grow align="flex-start">
            <Select
              label={say('Warehouse', 'Склад')}
              required
              searchable
              data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              value={receipt.warehouseId}
              onChange={receipt.setWarehouseId}
            />
            <TextInput
              label={say('Comment', 'Комментарий')}
              placeholder={say('Delivery note number', 'Номер накладной')}
              value={receipt.comment}
              onChange={({ currentTarget }) => receipt.setComment(currentTarget.value)}
            />
          </Group>
          <div className={classes.frame} tabIndex={0} role="group" aria-label={say('Lines', 'Позиции')}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{say('Name', 'Наименование')}</th>
                  <th scope="col" data-align="right">
                    {say('Still due', 'Ожидается')}
                  </th>
                  <th scope="col">{say('Delivered', 'Привезли')}</th>
                  <th scope="col">{say('Sent back', 'Из них вернули')}</th>
                </tr>
              </thead>
              <tbody>
                {receipt.due.map((line) => (
                  <ReceiveRow
                    key={line.id}
                    line={line}
                    due={stillDueOf(line, supplierId ?? received.get(line.id)?.supplierId ?? null, receipts)}
                    supplierId={supplierId}
                    received={received.get(line.id)}
                    fault={faults.get(line.id)}
                    onChange={(next) => receipt.receive(line.id, next)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <DialogButtons>
            <Button type="submit" loading={receipt.isPosting} disabled={!receipt.isReady}>
              {say('Post the receipt', 'Провести приёмку')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
