import { Link, useParams } from '@tanstack/react-router';
import { invoice } from '../../../../../nouns/invoice.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useInvoicesOf } from '../queries.ts';

/** What they have billed. */
export function InvoicesTab({ counterpartyId }: { counterpartyId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const list = useInvoicesOf(counterpartyId);
  return (
    <DataTable
      label={say('Invoices', 'Счета')}
      list={list}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      empty={<Empty title={say('No invoices yet', 'Счетов пока нет')} />}
      columns={[
        {
          id: 'number',
          header: '№',
          cell: ({ id, number }) => <Link to={`/${portal}/invoices/${id}` as '/'}>{number}</Link>,
        },
        {
          id: 'external',
          header: labelOf(invoice, 'externalNumber'),
          wide: true,
          cell: ({ externalNumber }) => externalNumber ?? '—',
        },
        {
          id: 'status',
          header: labelOf(invoice, 'status'),
          cell: ({ status }) => <StatusOf noun={invoice} status={status} />,
        },
        { id: 'due', header: labelOf(invoice, 'dueDate'), wide: true, cell: ({ dueDate }) => showDay(dueDate) },
        {
          id: 'left',
          header: say('Left to pay', 'Осталось оплатить'),
          align: 'right',
          wide: true,
          cell: ({ outstandingAmount, currency }) => showMoney(outstandingAmount, currency),
        },
        {
          id: 'total',
          header: say('Total', 'Сумма'),
          align: 'right',
          cell: ({ totals, currency }) => showMoney(totals.gross, currency),
        },
      ]}
    />
  );
}
