import { Button, Checkbox, Group } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { warehouse } from '../../../../../nouns/warehouse.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { WarehousePanel } from '../components/warehouse-panel.tsx';
import { useWarehouses, type Warehouse } from '../queries.ts';
import type { WarehousesSearch } from '../warehouses.routes.tsx';

export function WarehouseList() {
  const search = useSearch({ from: '/$portal/warehouses' });
  const { portal } = useParams({ from: '/$portal/warehouses' });
  const navigate = useNavigate({ from: '/$portal/warehouses' });
  const list = useWarehouses(search);
  const may = useMay();
  const change = (next: WarehousesSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('warehouses.create') ? () => change({ open: 'new' }) : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Warehouse', 'Склад')}
    </Button>
  );
  const actions = (
    <>
      {may('warehouses.update') && (
        <Button
          variant="default"
          leftSection={<Upload size={16} />}
          onClick={() => void navigate({ href: `/${portal}/imports/new?kind=warehouses` })}
        >
          {say('Import', 'Импорт')}
        </Button>
      )}
      {button}
    </>
  );
  return (
    <Page title={say('Warehouses', 'Склады')} beside={list.total && showCount(list.total.total)} actions={actions}>
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Name, code or address', 'Название, код или адрес')}
        />
        <Checkbox
          label={say('With archived', 'С архивными')}
          checked={search.archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <DataTable
        label={say('Warehouses', 'Склады')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => change({ open: id })}
        sort={search.sort ?? 'name'}
        onSort={(sort) => change({ sort })}
        empty={
          search.search ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('No warehouses yet', 'Складов пока нет')} action={button}>
              {say(
                'Goods are received at a warehouse. The first one becomes the default.',
                'Товары принимают на склад. Первый станет складом по умолчанию.',
              )}
            </Empty>
          )
        }
      />
      <WarehousePanel open={search.open} onClose={() => change({ open: undefined })} />
    </Page>
  );
}

const columns = (): readonly Column<Warehouse>[] => [
  {
    id: 'code',
    header: labelOf(warehouse, 'code'),
    cell: ({ code }) => code ?? '—',
    width: 140,
    sort: 'code',
    wide: true,
  },
  {
    id: 'name',
    header: labelOf(warehouse, 'name'),
    cell: ({ name, isDefault }) => (
      <>
        <b>{name}</b>
        {isDefault && <span className="dimmed"> · {say('default', 'по умолчанию')}</span>}
      </>
    ),
    sort: 'name',
  },
  {
    id: 'kind',
    header: labelOf(warehouse, 'kind'),
    cell: ({ kind }) => valueOf(warehouse, 'kind', kind),
    width: 160,
    wide: true,
  },
  { id: 'address', header: labelOf(warehouse, 'address'), cell: ({ address }) => address ?? '—', wide: true },
  {
    id: 'status',
    header: labelOf(warehouse, 'status'),
    width: 130,
    cell: ({ status }) => <StatusOf noun={warehouse} status={status} />,
  },
];
