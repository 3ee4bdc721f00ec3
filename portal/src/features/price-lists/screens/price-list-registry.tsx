import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showDay } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { PriceListCreate } from '../components/price-list-create.tsx';
import { registryQuery, usePriceLists } from '../queries.ts';
import type { PriceListsSearch } from '../searches.ts';
import { kinds, statuses, tones } from '../words.ts';

const from = '/$portal/price-lists' as const;

type ListRow = ReturnType<typeof usePriceLists>['rows'][number];

export function PriceListRegistry() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate({ from });
  const list = usePriceLists(search);
  const { data: registry } = useQuery(registryQuery);
  const may = useMay();
  const change = (next: PriceListsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('price_lists.create') ? () => change({ create: 'true' }) : undefined;
  useKeys({ KeyC: create });
  const names = registry?.names ?? new Map<string, string>();
  const isFiltered = search.search ?? search.kind ?? search.status ?? search.counterparty;
  return (
    <Page
      title={say('Price lists', 'Прайс-листы')}
      beside={list.total && showCount(list.total.total)}
      actions={
        create && (
          <Button leftSection={<Plus size={16} />} onClick={create}>
            {say('Price list', 'Прайс-лист')}
          </Button>
        )
      }
    >
      <ViewTabs
        list="price-lists"
        search={search}
        usual={[{ name: say('Active', 'Действующие'), search: { status: 'active' } }]}
      />
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Number or name', 'Номер или название')}
        />
        <Select
          w={170}
          clearable
          aria-label={say('Kind', 'Вид')}
          placeholder={say('Any kind', 'Любой вид')}
          value={search.kind ?? null}
          onChange={(kind) => change({ kind: kind ?? undefined })}
          data={Object.entries(kinds).map(([value, label]) => ({ value, label: say(label) }))}
        />
        <Select
          w={190}
          clearable
          aria-label={say('Status', 'Статус')}
          placeholder={say('All but archived', 'Все, кроме архива')}
          value={search.status ?? null}
          onChange={(status) => change({ status: status ?? undefined })}
          data={(Object.keys(statuses) as (keyof typeof statuses)[]).map((value) => ({
            value,
            label: registry ? `${say(statuses[value])} · ${showCount(registry.counters[value])}` : say(statuses[value]),
          }))}
        />
        <Select
          w={260}
          clearable
          searchable
          aria-label={say('Counterparty', 'Контрагент')}
          placeholder={say('Any counterparty', 'Любой контрагент')}
          value={search.counterparty ?? null}
          onChange={(counterparty) => change({ counterparty: counterparty ?? undefined })}
          data={[...names].map(([value, label]) => ({ value, label }))}
        />
      </Group>
      <DataTable
        label={say('Price lists', 'Прайс-листы')}
        list={list}
        columns={columns(portal, names)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => void navigate({ to: '/$portal/price-lists/$id', params: { portal, id }, search: {} })}
        sort={search.sort ?? '-createdAt'}
        onSort={(sort) => change({ sort })}
        empty={
          isFiltered ? (
            <Empty
              title={say('Nothing found', 'Ничего не найдено')}
              action={
                <Button variant="default" onClick={() => void navigate({ search: {} })}>
                  {say('Clear filters', 'Сбросить отбор')}
                </Button>
              }
            />
          ) : (
            <Empty
              title={say('No price lists yet', 'Прайс-листов пока нет')}
              action={create && <Button onClick={create}>{say('Make a price list', 'Создать прайс-лист')}</Button>}
            >
              {say(
                'An active list of a supplier sets the planned cost of its items.',
                'Действующий прайс-лист поставщика задаёт плановую себестоимость позиций.',
              )}
            </Empty>
          )
        }
      />
      <PriceListCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </Page>
  );
}

const columns = (portal: string, names: ReadonlyMap<string, string>): readonly Column<ListRow>[] => [
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
  { id: 'kind', header: say('Kind', 'Вид'), width: 120, wide: true, cell: ({ kind }) => say(kinds[kind]) },
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
    cell: ({ status }) => <Status tone={tones[status]}>{say(statuses[status])}</Status>,
  },
];
