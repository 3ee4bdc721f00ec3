import { Button, Group } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { useSalesInvoicesOf } from '../queries.ts';

/** What they were asked to pay. */
export function SalesInvoicesTab({ counterpartyId }: { counterpartyId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  return (
    <>
      {may('sales_invoices.create') && (
        <Group mb="sm">
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            renderRoot={(props) => (
              <Link {...props} to={`/${portal}/sales-invoices/new?customer=${counterpartyId}` as '/'} />
            )}
          >
            {say('Invoice', 'Счёт')}
          </Button>
        </Group>
      )}
      <DataTable
        label={say('Invoices to them', 'Счета покупателю')}
        list={useSalesInvoicesOf(counterpartyId)}
        idOf={({ id }) => id}
        nameOf={({ number, title }) => number ?? title ?? say('Draft', 'Черновик')}
        empty={<Empty title={say('No invoices to them yet', 'Счетов покупателю пока нет')} />}
        columns={[
          {
            id: 'number',
            header: labelOf(salesInvoice, 'number'),
            width: 160,
            cell: ({ id, number, title }) => (
              <Link to={`/${portal}/sales-invoices/${id}` as '/'}>{number ?? title ?? say('Draft', 'Черновик')}</Link>
            ),
          },
          {
            id: 'title',
            header: labelOf(salesInvoice, 'title'),
            wide: true,
            cell: ({ title }) => <span title={title ?? undefined}>{title ?? '—'}</span>,
          },
          { id: 'due', header: labelOf(salesInvoice, 'dueDate'), wide: true, cell: ({ dueDate }) => showDay(dueDate) },
          {
            id: 'left',
            header: say('Left to pay', 'Осталось оплатить'),
            align: 'right',
            wide: true,
            cell: ({ number, outstandingAmount, currency }) =>
              number === null ? '—' : showMoney(outstandingAmount, currency),
          },
          {
            id: 'total',
            header: say('Total', 'Сумма'),
            align: 'right',
            cell: ({ totalAmount, currency }) => showMoney(totalAmount, currency),
          },
          {
            id: 'status',
            header: labelOf(salesInvoice, 'status'),
            width: 150,
            cell: ({ status }) => <StatusOf noun={salesInvoice} status={status} />,
          },
        ]}
      />
    </>
  );
}
