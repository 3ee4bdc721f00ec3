import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { compareDecimals } from '../../../../kit/decimal-sum.ts';
import { Empty } from '../../../../kit/empty.tsx';
import { say } from '../../../../kit/say.ts';
import { ProblemText } from '../../../../kit/tell.tsx';
import { warehouseNamesQuery } from '../../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { isClosed } from '../../model.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import { batchDraftQuery } from './batch-draft-query.ts';
import { receiptsQuery } from './delivery.ts';
import { DeliveryLinks } from './delivery-links.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const OrdersOf = lazy(async () => ({ default: (await import('../../../../shared/orders/orders-of.tsx')).OrdersOf }));

/** What came, when and where; goods are received and receipts taken back here. */
export function DeliveryTab({ card }: { card: RequisitionCard }) {
  const may = useMay();
  const { data: receipts, error } = useQuery(receiptsQuery(card.id));
  const { data: warehouses = [] } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const [receiving, setReceiving] = useState(false);
  const { batch: batchId } = useSearch({ from: '/$portal/requisitions/$id' });
  const navigate = useNavigate();
  const { data: batch, error: undrafted } = useQuery({
    ...batchDraftQuery(batchId ?? ''),
    enabled: batchId !== undefined && may('stock.receive'),
  });
  const close = () => {
    setReceiving(false);
    if (batchId) void navigate({ to: '.', search: { tab: 'delivery' } as never, replace: true });
  };
  const isOpen = !isClosed(card) && card.status !== 'draft';
  const isDecided = card.items.some(({ supplyCoverage }) => compareDecimals(supplyCoverage.acceptedQuantity, '0') > 0);
  const button = may('stock.receive') && isOpen && (
    <Button leftSection={<PackageCheck size={16} />} onClick={() => setReceiving(true)}>
      {say('Receive goods', 'Принять товар')}
    </Button>
  );
  if (error) return <ProblemText error={error} />;
  if (!receipts) return <Skeleton height={120} />;
  return (
    <div className={classes.list}>
      {may('purchase_orders.read') && (
        <Suspense fallback={<Skeleton height={96} />}>
          <OrdersOf requisitionId={card.id} mayOrder={isOpen && isDecided} />
        </Suspense>
      )}
      <Group gap="sm">
        {receipts.length > 0 && button}
        <DeliveryLinks id={card.id} isOpen={isOpen} />
      </Group>
      {receipts.length === 0 && (
        <div className={classes.frame}>
          <Empty title={say('Nothing has come yet', 'Товар ещё не поступал')} action={button}>
            {say('Deliveries are received against the lines.', 'Поступления принимаются по позициям заявки.')}
          </Empty>
        </div>
      )}
      {receipts.map((receipt) => (
        <ReceiptSection
          key={receipt.id}
          receipt={receipt}
          card={card}
          warehouse={warehouses.find(({ id }) => id === receipt.warehouseId)?.name}
        />
      ))}
      {batchId && undrafted && <ProblemText error={undrafted} />}
      {(receiving || (batchId && batch)) && (
        <ReceiveDialog
          key={batchId}
          card={card}
          receipts={receipts}
          warehouses={warehouses.filter(({ status }) => status === 'active')}
          batch={batchId ? batch : undefined}
          onClose={close}
        />
      )}
    </div>
  );
}
