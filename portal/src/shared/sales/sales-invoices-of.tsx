import { Button, Group } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { salesInvoice } from '../../../../nouns/sales-invoice.ts';
import { Empty } from '../../kit/empty.tsx';
import { labelOf } from '../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { StatusOf } from '../../kit/status-of.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { useList } from '../../kit/table/use-list.ts';
import { api, askPage } from '../api/client.ts';
import { useMay } from '../session/me.ts';

interface SalesInvoicesOfProps {
  /** Whom they were made out to, or the contract they stand under. */
  of: { customerId: string } | { contractId: string };
  /** A new one may be made for it. */
  mayAdd: boolean;
}

/** What was asked to be paid by a customer, or under a contract. */
export function SalesInvoicesOf({ of, mayAdd }: SalesInvoicesOfProps) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const made = 'contractId' in of ? `contract=${of.contractId}` : `customer=${of.customerId}`;
  return (
    <>
      {mayAdd && may('sales_invoices.create') && (
        <Group mb="sm">
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            renderRoot={(props) => <Link {...props} to={`/${portal}/sales-invoices/new?${made}` as '/'} />}
          >
            {say('Invoice', 'Счёт')}
          </Button>
        </Group>
      )}
      <DataTable
        label={say('Sales invoices', 'Исходящие счета')}
        list={useSalesInvoices(of)}
        idOf={({ id }) => id}
        nameOf={({ number, title }) => number ?? title ?? say('Draft', 'Черновик')}
        empty={<Empty title={say('No sales invoices yet', 'Исходящих счетов пока нет')} />}
        columns={[
          {
            id: 'number',
            header: labelOf(salesInvoice, 'number'),
            width: 160,
            cell: ({ id, number }) => (
              <Link to={`/${portal}/sales-invoices/${id}` as '/'}>{number ?? say('Draft', 'Черновик')}</Link>
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

const useSalesInvoices = (of: SalesInvoicesOfProps['of']) =>
  useList(['sales-invoices', 'of', of], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/sales-invoices', {
        params: { query: { limit: 100, cursor, ...of, sort: '-updatedAt' } },
        signal,
      }),
    ),
  );
