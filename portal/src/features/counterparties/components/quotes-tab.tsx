import { Link, useParams } from '@tanstack/react-router';
import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useQuotesOf } from '../queries.ts';

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
