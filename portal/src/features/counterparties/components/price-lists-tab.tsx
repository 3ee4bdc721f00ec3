import { Link, useParams } from '@tanstack/react-router';
import { priceListFlow } from '../../../../../nouns/price-list.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { usePriceListsOf } from '../queries.ts';

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
          cell: ({ status }) => (
            <Status tone={priceListFlow.statuses[status].tone}>{say(priceListFlow.statuses[status])}</Status>
          ),
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
