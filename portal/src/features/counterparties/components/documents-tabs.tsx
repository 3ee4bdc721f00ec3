import { Link, useParams } from '@tanstack/react-router';
import { invoice } from '../../../../../nouns/invoice.ts';
import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { listStatuses } from '../document-statuses.ts';
import { useInvoicesOf, usePriceListsOf, useQuotesOf } from '../queries.ts';

/** What they have offered. */
export function QuotesTab({ counterpartyId }: { counterpartyId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const list = useQuotesOf(counterpartyId);
  return (
    <DataTable
      label={say('Quotes', 'Предложения')}
      list={list}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      empty={<Empty title={say('No quotes yet', 'Предложений пока нет')} />}
      columns={[
        {
          id: 'number',
          header: '№',
          cell: ({ id, number }) => <Link to={`/${portal}/quotes/${id}` as '/'}>{number}</Link>,
        },
        {
          id: 'external',
          header: say('Their number', 'Номер поставщика'),
          wide: true,
          cell: ({ externalNumber }) => externalNumber ?? '—',
        },
        {
          id: 'status',
          header: say('Status', 'Статус'),
          cell: ({ status }) => <StatusOf noun={supplierQuote} status={status} />,
        },
        { id: 'at', header: say('Received', 'Получено'), wide: true, cell: ({ submittedAt }) => showDay(submittedAt) },
        {
          id: 'until',
          header: say('Valid to', 'Действует до'),
          wide: true,
          cell: ({ validUntil }) => showDay(validUntil),
        },
        {
          id: 'total',
          header: say('Total', 'Сумма'),
          align: 'right',
          cell: ({ totalGross, currency }) => showMoney(totalGross, currency),
        },
      ]}
    />
  );
}

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
          header: say('Their number', 'Номер поставщика'),
          wide: true,
          cell: ({ externalNumber }) => externalNumber ?? '—',
        },
        {
          id: 'status',
          header: say('Status', 'Статус'),
          cell: ({ status }) => <StatusOf noun={invoice} status={status} />,
        },
        { id: 'due', header: say('Due', 'Оплатить до'), wide: true, cell: ({ dueDate }) => showDay(dueDate) },
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

/** Their price lists, or the lists made for them. */
export function PriceListsTab({ counterpartyId }: { counterpartyId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const list = usePriceListsOf(counterpartyId);
  return (
    <DataTable
      label={say('Price lists', 'Прайс-листы')}
      list={list}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={<Empty title={say('No price lists yet', 'Прайс-листов пока нет')} />}
      columns={[
        {
          id: 'name',
          header: say('Price list', 'Прайс-лист'),
          cell: ({ id, number, name }) => (
            <Link to={`/${portal}/price-lists/${id}` as '/'}>
              {number} · {name}
            </Link>
          ),
        },
        {
          id: 'status',
          header: say('Status', 'Статус'),
          width: 140,
          cell: ({ status }) => <Status tone={listStatuses[status].tone}>{say(listStatuses[status].words)}</Status>,
        },
        { id: 'from', header: say('From', 'С'), width: 140, wide: true, cell: ({ validFrom }) => showDay(validFrom) },
        { id: 'to', header: say('To', 'По'), width: 140, wide: true, cell: ({ validTo }) => showDay(validTo) },
        {
          id: 'rows',
          header: say('Rows', 'Строк'),
          width: 110,
          align: 'right',
          cell: ({ counters }) => showCount(counters.items),
        },
      ]}
    />
  );
}
