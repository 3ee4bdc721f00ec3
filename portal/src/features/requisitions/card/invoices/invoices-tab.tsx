import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Empty } from '../../../../kit/empty.tsx';
import { say } from '../../../../kit/say.ts';
import { ProblemText } from '../../../../kit/tell.tsx';
import { useMay } from '../../../../shared/session/me.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import { InvoiceRequestsTable } from './invoice-requests-table.tsx';
import { invoiceRequestsQuery, invoicesQuery } from './invoices.ts';
import { InvoicesTable } from './invoices-table.tsx';

/** What suppliers were asked to invoice, and what they invoiced. */
export function InvoicesTab({ portal, card }: { portal: string; card: RequisitionCard }) {
  const may = useMay();
  const requests = useQuery(invoiceRequestsQuery(card.id));
  const invoices = useQuery(invoicesQuery(card.id));
  const error = requests.error ?? invoices.error;
  if (error) return <ProblemText error={error} />;
  const isChosen = card.items.some(({ supplyCoverage }) => !/^0(\.0+)?$/.test(supplyCoverage.acceptedQuantity));
  const enter = may('invoices.create') && isChosen && (
    <Button
      variant="default"
      leftSection={<Plus size={16} />}
      renderRoot={(props) => <Link {...props} to={`/${portal}/invoices/new?requisition=${card.id}` as '/'} />}
    >
      {say('Enter an invoice', 'Внести счёт')}
    </Button>
  );
  if (requests.data?.length === 0 && invoices.data?.length === 0)
    return (
      <div className={classes.frame}>
        <Empty title={say('No invoices yet', 'Счетов пока нет')} action={enter}>
          {say(
            'Request invoices once suppliers are chosen in the comparison.',
            'Счета запрашивают после выбора поставщиков в сравнении.',
          )}
        </Empty>
      </div>
    );
  return (
    <div className={classes.list}>
      {enter && <Group>{enter}</Group>}
      {invoices.data && invoices.data.length > 0 && <InvoicesTable portal={portal} invoices={invoices.data} />}
      {requests.data && requests.data.length > 0 && (
        <InvoiceRequestsTable portal={portal} requisitionId={card.id} requests={requests.data} />
      )}
    </div>
  );
}
