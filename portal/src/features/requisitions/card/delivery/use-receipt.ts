import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { portalNow } from '../../../../kit/portal-clock.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.ts';
import { useKeptState } from '../../../../shared/drafts/use-kept-state.ts';
import type { RequisitionCard } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';
import type { BatchDraft } from './batch-draft-query.ts';
import { linesOfSupplier, type Receipt } from './delivery.ts';
import { faultsOfLines } from './faults-of-lines.ts';
import { broughtByBatch, cameOf, dueOf, type Received, receivedItem } from './received.ts';

interface ReceiptOf {
  card: RequisitionCard;
  /** What has come so far. */
  receipts: readonly Receipt[];
  /** Where goods are received unless another is chosen. */
  warehouseId: string | null;
  /** What a delivery batch brought: it alone is received then. */
  batch: BatchDraft | undefined;
  onPosted(): void;
}

/** A receipt while it is filled in: kept on this device until it is posted. */
export function useReceipt({ card, receipts, warehouseId: usual, batch, onPosted }: ReceiptOf) {
  const changed = useCardChanged();
  const active = card.items.filter((line) => line.status === 'active');
  const all = batch ? active.filter(({ id }) => batch.items.some((one) => one.procurementItemId === id)) : active;
  const record = batch ? batch.deliveryBatchId : card.id;
  const [supplierId, setSupplierId, keptSupplier] = useKeptState<string | null>('receipt-supplier', record, null);
  const due = linesOfSupplier(all, supplierId);
  const [warehouseId, setWarehouseId] = useState(usual);
  const [comment, setComment] = useState('');
  const [received, setReceived] = useState<ReadonlyMap<string, Received>>(() =>
    batch ? broughtByBatch(batch) : dueOf(all, null, receipts),
  );
  const [first] = useState({ warehouseId, comment, received: [...received] });
  const draft = useDraft({
    form: 'receipt',
    record,
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
  const sent = cameOf(due, received);
  const post = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/stock-receipt', {
          params: { path: { procurementId: card.id } },
          body: {
            warehouseId: warehouseId ?? '',
            receivedAt: batch?.receivedAt ?? portalNow().toISOString(),
            ...(batch && { deliveryBatchId: batch.deliveryBatchId }),
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
      onPosted();
    },
  });
  const faults = faultsOfLines(
    post.error,
    sent.map(({ id }) => id),
  );
  return {
    ...{ all, due, received, supplierId, warehouseId, comment, draft, faults, setWarehouseId, setComment },
    /** A refusal that names no line. */
    error: faults.size === 0 ? (post.error ?? undefined) : undefined,
    isReady: warehouseId !== null && sent.length > 0,
    isPosting: post.isPending,
    post: () => post.mutate(),
    receive: (id: string, next: Received) => setReceived((before) => new Map(before).set(id, next)),
    chooseSupplier(next: string | null) {
      setSupplierId(next);
      setReceived(dueOf(all, next, receipts));
    },
  };
}
