import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { receiptStatuses } from '../../../../../../nouns/stock-receipt.ts';
import { showInstant } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { Status } from '../../../../kit/status.tsx';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { ReasonDialog } from '../../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../../shared/session/me.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import { useCardChanged } from '../use-card-changed.ts';
import type { Receipt } from './delivery.ts';
import { ReceiptLines } from './receipt-lines.tsx';

const PrintMenu = lazy(async () => ({
  default: (await import('../../../../shared/documents/print-menu.tsx')).PrintMenu,
}));
const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.tsx')).ReturnDialog }));

interface ReceiptSectionProps {
  receipt: Receipt;
  card: RequisitionCard;
  warehouse: string | undefined;
}

/** One receipt with its lines; taken back as a whole. */
export function ReceiptSection({ receipt, card, warehouse }: ReceiptSectionProps) {
  const may = useMay();
  const changed = useCardChanged();
  const [asking, setAsking] = useState(false);
  const [returning, setReturning] = useState(false);
  const { id, procurementId, number, status, version } = receipt;
  const reverse = useMutation({
    mutationFn: (reason: string) =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/stock-receipts/{receiptId}/reverse', {
          params: { path: { procurementId, receiptId: id } },
          headers: { 'If-Match': `"v${version}"` },
          body: { reason },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: async () => {
      await changed();
      tellDone(say(`Receipt ${number} is taken back`, `Приёмка ${number} отменена`));
    },
  });
  const isReversed = status === 'reversed';
  return (
    <section className={classes.frame} aria-label={`${say('Receipt', 'Приёмка')} ${number}`}>
      <Group justify="space-between" p="sm">
        <Group gap="md">
          <b>{number}</b>
          <span>{showInstant(receipt.receivedAt)}</span>
          {warehouse && <span className="dimmed">{warehouse}</span>}
          <Status tone={receiptStatuses[status].tone}>{say(receiptStatuses[status])}</Status>
        </Group>
        <Group gap="xs">
          {!isReversed && may('stock.receive') && (
            <>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setReturning(true)}>
                {say('Return to the supplier', 'Вернуть поставщику')}
              </Button>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsking(true)}>
                {say('Take back', 'Отменить приёмку')}
              </Button>
            </>
          )}
          <Suspense>
            <PrintMenu kind="stock_receipt" id={id} formats={['pdf', 'docx', 'xlsx']} compact />
          </Suspense>
        </Group>
      </Group>
      {(receipt.reverseReason ?? receipt.comment) && (
        <p className={classes.note}>{receipt.reverseReason ?? receipt.comment}</p>
      )}
      <ReceiptLines receipt={receipt} card={card} />
      {returning && (
        <Suspense>
          <ReturnDialog receipt={receipt} card={card} onClose={() => setReturning(false)} />
        </Suspense>
      )}
      {asking && (
        <ReasonDialog
          draft={['receipt-reversal', receipt.id]}
          title={say('Reverse the receipt', 'Отменить приёмку')}
          error={reverse.error}
          onReason={reverse.mutateAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
