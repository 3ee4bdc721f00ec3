import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../../kit/form/form-problem.tsx';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.ts';
import { useKeptState } from '../../../../shared/drafts/use-kept-state.ts';
import type { RequisitionCard, RequisitionLine } from '../../queries.ts';
import classes from '../card.module.css';
import { useCardChanged } from '../use-card-changed.ts';
import { linesOfSupplier, type Receipt, stillDue, stillDueOf, suppliersOf } from './delivery.ts';
import { faultsOfLines } from './faults-of-lines.ts';
import { type Received, ReceiveRow } from './receive-row.tsx';
import { receivedItem } from './received-item.ts';

interface ReceiveDialogProps {
  card: RequisitionCard;
  /** What has come so far. */
  receipts: readonly Receipt[];
  warehouses: ReadonlyArray<{ id: string; name: string; isDefault: boolean }>;
  onClose(): void;
}

/** Goods as they come: each line with what is still due, less what is sent back at the door. */
export function ReceiveDialog({ card, receipts, warehouses, onClose }: ReceiveDialogProps) {
  const changed = useCardChanged();
  const all = card.items.filter((line) => line.status === 'active');
  const suppliers = suppliersOf(all);
  const [supplierId, setSupplierId, keptSupplier] = useKeptState<string | null>('receipt-supplier', card.id, null);
  const due = linesOfSupplier(all, supplierId);
  const [warehouseId, setWarehouseId] = useState(
    card.deliveryWarehouseId ?? warehouses.find(({ isDefault }) => isDefault)?.id ?? null,
  );
  const [comment, setComment] = useState('');
  const [received, setReceived] = useState<ReadonlyMap<string, Received>>(
    () =>
      new Map(
        all.map((line) => [
          line.id,
          { quantity: stillDue(line), rejected: null, reason: '', supplierId: null, stockAs: null, item: null },
        ]),
      ),
  );
  const [first] = useState({ warehouseId, comment, received: [...received] });
  const draft = useDraft({
    form: 'receipt',
    record: card.id,
    values: { warehouseId, comment, received: [...received] },
    initial: first,
    restore(back) {
      if (back.warehouseId !== undefined) setWarehouseId(back.warehouseId);
      if (back.comment !== undefined) setComment(back.comment);
      if (back.received)
        setReceived(
          new Map([...first.received, ...back.received.filter(([id]) => all.some((line) => line.id === id))]),
        );
    },
  });
  const sent = due.filter(({ id }) => (received.get(id)?.quantity ?? '0') !== '0');
  const post = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/stock-receipt', {
          params: { path: { procurementId: card.id } },
          body: {
            warehouseId: warehouseId ?? '',
            receivedAt: new Date().toISOString(),
            comment: comment.trim() || null,
            items: sent.map(({ id }) => receivedItem(id, received.get(id), supplierId)),
          },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async ({ number }) => {
      draft.drop();
      keptSupplier.drop();
      await changed();
      tellDone(say(`Receipt ${number} is posted`, `Приёмка ${number} проведена`));
      onClose();
    },
  });
  const faults = faultsOfLines(
    post.error,
    sent.map(({ id }) => id),
  );
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
          post.mutate();
        }}
      >
        <Stack>
          <FormProblem error={faults.size === 0 ? (post.error ?? undefined) : undefined} draft={draft} />
          {suppliers.length > 1 && (
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
              onChange={(next) => {
                setSupplierId(next);
                setReceived(dueOf(all, next, receipts));
              }}
            />
          )}
          <Group grow align="flex-start">
            <Select
              label={say('Warehouse', 'Склад')}
              required
              searchable
              data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              value={warehouseId}
              onChange={setWarehouseId}
            />
            <TextInput
              label={say('Comment', 'Комментарий')}
              placeholder={say('Delivery note number', 'Номер накладной')}
              value={comment}
              onChange={({ currentTarget }) => setComment(currentTarget.value)}
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
                {due.map((line) => (
                  <ReceiveRow
                    key={line.id}
                    line={line}
                    due={stillDueOf(line, supplierId ?? received.get(line.id)?.supplierId ?? null, receipts)}
                    supplierId={supplierId}
                    received={received.get(line.id)}
                    fault={faults.get(line.id)}
                    onChange={(next) => setReceived((before) => new Map(before).set(line.id, next))}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Button
            type="submit"
            loading={post.isPending}
            disabled={!warehouseId || sent.length === 0}
            style={{ alignSelf: 'start' }}
          >
            {say('Post the receipt', 'Провести приёмку')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** What each line of one supplier, or of all, still waits for. */
const dueOf = (
  lines: readonly RequisitionLine[],
  supplierId: string | null,
  receipts: readonly Receipt[],
): ReadonlyMap<string, Received> =>
  new Map(
    linesOfSupplier(lines, supplierId).map((line) => [
      line.id,
      {
        quantity: stillDueOf(line, supplierId, receipts),
        rejected: null,
        reason: '',
        supplierId: null,
        stockAs: null,
        item: null,
      },
    ]),
  );
