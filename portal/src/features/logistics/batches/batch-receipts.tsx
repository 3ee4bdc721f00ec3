import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { PackageCheck } from 'lucide-react';
import { receiptStatuses } from '../../../../../nouns/stock-receipt.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { BatchCard } from './queries.ts';

/** The stock receipts of a batch; nothing enters the stock by itself. */
export function BatchReceipts({ batch }: { batch: BatchCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const { procurementId, receipts } = batch;
  if (procurementId === null || (receipts.length === 0 && !hasCome(batch))) return null;
  return (
    <Section title={say('Stock receipts', 'Приёмки на склад')} bare>
      <PlainTable
        label={say('Stock receipts', 'Приёмки на склад')}
        rows={receipts}
        idOf={({ id }) => id}
        isPale={({ status }) => status === 'reversed'}
        empty={
          <p className="dimmed" style={{ margin: 0, padding: '10px 16px' }}>
            {say('Nothing is received yet.', 'Пока ничего не принято.')}
          </p>
        }
        columns={[
          {
            id: 'number',
            header: say('Number', 'Номер'),
            cell: ({ number }) => (
              <Link to={`/${portal}/requisitions/${procurementId}` as '/'} search={{ tab: 'delivery' } as never}>
                {number}
              </Link>
            ),
          },
          { id: 'at', header: say('Received', 'Принято'), cell: ({ receivedAt }) => showInstant(receivedAt) },
          {
            id: 'status',
            header: say('Status', 'Статус'),
            cell: ({ status }) => <Status tone={receiptStatuses[status].tone}>{say(receiptStatuses[status])}</Status>,
          },
        ]}
      />
    </Section>
  );
}

const hasCome = ({ status }: Pick<BatchCard, 'status'>) => status === 'delivered' || status === 'partially_delivered';

/** Leads to the receipt of the requisition, with the quantities of the batch filled in. */
export function ReceiveButton({ batch }: { batch: BatchCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const mayReceive = useMay()('stock.receive');
  const { id, procurementId } = batch;
  if (!mayReceive || !procurementId || !hasCome(batch)) return null;
  return (
    <Button
      component={Link}
      leftSection={<PackageCheck size={16} />}
      to={`/${portal}/requisitions/${procurementId}` as '/'}
      search={{ tab: 'delivery', batch: id } as never}
    >
      {say('Receive into stock', 'Принять на склад')}
    </Button>
  );
}
