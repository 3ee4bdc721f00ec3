import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { listColumns } from '../components/list-columns.tsx';
import { ListFilters } from '../components/list-filters.tsx';
import { PriceListCreate } from '../components/price-list-create.tsx';
import { registryQuery, usePriceLists } from '../queries.ts';
import type { PriceListsSearch } from '../searches.ts';

export function PriceListRegistry() {
  const search = useSearch({ from: '/$portal/price-lists' });
  const { portal } = useParams({ from: '/$portal/price-lists' });
  const navigate = useNavigate();
  const change = useChangeSearch<PriceListsSearch>();
  const { data: registry } = useQuery(registryQuery);
  const may = useMay();
  return (
    <ListPage
      title={say('Price lists', 'Прайс-листы')}
      list={usePriceLists(search)}
      columns={listColumns(portal, registry?.names ?? new Map())}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: '/$portal/price-lists/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-createdAt"
      lookFor={say('Number or name', 'Номер или название')}
      views={
        <ViewTabs
          list="price-lists"
          search={search}
          usual={[{ name: say('Active', 'Действующие'), search: { status: 'active' } }]}
        />
      }
      filters={<ListFilters search={search} change={change} />}
      create={{
        label: say('Price list', 'Прайс-лист'),
        act: may('price_lists.create') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No price lists yet', 'Прайс-листов пока нет'),
        hint: say(
          'An active list of a supplier sets the planned cost of its items.',
          'Действующий прайс-лист поставщика задаёт плановую себестоимость позиций.',
        ),
      }}
    >
      <PriceListCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </ListPage>
  );
}
