import { Link } from '@tanstack/react-router';
import { priceListFlow, priceListKinds } from '../../../../../nouns/price-list.ts';
import { showCount, showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { usePriceLists } from '../queries.ts';

type ListRow = ReturnType<typeof usePriceLists>['rows'][number];

export const listColumns = (portal: string, names: ReadonlyMap<string, string>): readonly Column<ListRow>[] => [
  {
    id: 'number',
    header: '№',
    width: 110,
    wide: true,
    whole: true,
    cell: ({ number }) => <span className="dimmed">{number}</span>,
  },
  {
    id: 'name',
    header: say('Name', 'Название'),
    sort: 'name',
    cell: ({ id, name }) => (
      <Link to="/$portal/price-lists/$id" params={{ portal, id }} search={{}} title={name}>
        <b>{name}</b>
      </Link>
    ),
  },
  { id: 'kind', header: say('Kind', 'Вид'), width: 120, wide: true, cell: ({ kind }) => say(priceListKinds[kind]) },
  {
    id: 'counterparty',
    header: say('Counterparty', 'Контрагент'),
    width: 210,
    wide: true,
    cell: ({ counterpartyId }) => (counterpartyId && names.get(counterpartyId)) ?? '—',
  },
  {
    id: 'rows',
    header: say('Rows', 'Строк'),
    width: 90,
    align: 'right',
    cell: ({ counters }) => showCount(counters.items),
  },
  { id: 'currency', header: say('Currency', 'Валюта'), width: 90, wide: true, cell: ({ currency }) => currency },
  {
    id: 'valid',
    header: say('Valid', 'Срок действия'),
    width: 180,
    wide: true,
    cell: ({ validFrom, validTo }) =>
      validFrom || validTo ? `${showDay(validFrom)} – ${showDay(validTo)}` : say('without end', 'бессрочно'),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 130,
    cell: ({ status }) => (
      <Status tone={priceListFlow.statuses[status].tone}>{say(priceListFlow.statuses[status])}</Status>
    ),
  },
];
