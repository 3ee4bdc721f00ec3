import { Button } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { warehouse } from '../../../../../nouns/warehouse.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { WarehousePanel } from '../components/warehouse-panel.tsx';
import { useWarehouses, type Warehouse } from '../queries.ts';
import type { WarehousesSearch } from '../warehouses-search.ts';

export function WarehouseList() {
  const search = useSearch({ from: '/$portal/warehouses' });
  const { portal } = useParams({ from: '/$portal/warehouses' });
  const change = useChangeSearch<WarehousesSearch>();
  const list = useWarehouses(search);
  const may = useMay();
  return (
    <ListPage
      title={say('Warehouses', 'Склады')}
      list={list}
      columns={columns()}
      nameOf={({ name }) => name}
      onOpen={({ id }) => change({ open: id })}
      search={search}
      change={change}
      usualSort="name"
      lookFor={say('Name, code or address', 'Название, код или адрес')}
      archived={say('With archived', 'С архивными')}
      actions={
        <>
          {may('purchase_requisitions.read') && (
            <PageLink to={`/${portal}/supplier-returns`}>{say('Returns', 'Возвраты')}</PageLink>
          )}
          {may('stock.read') && (
            <>
              <PageLink to={`/${portal}/warehouses/reservations?status=active`}>
                {say('Reservations', 'Резервы')}
              </PageLink>
              <PageLink to={`/${portal}/stock-counts`}>{say('Stock counts', 'Инвентаризации')}</PageLink>
              <PageLink to={`/${portal}/reorder-points`}>{say('Reorder points', 'Точки заказа')}</PageLink>
            </>
          )}
          {may('warehouses.update') && <ImportButton kind="warehouses" />}
        </>
      }
      create={{
        label: say('Warehouse', 'Склад'),
        act: may('warehouses.create') ? () => change({ open: 'new' }) : undefined,
      }}
      none={{
        title: say('No warehouses yet', 'Складов пока нет'),
        hint: say(
          'Goods are received at a warehouse. The first one becomes the default.',
          'Товары принимают на склад. Первый станет складом по умолчанию.',
        ),
      }}
    >
      <WarehousePanel open={search.open} onClose={() => change({ open: undefined })} />
    </ListPage>
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

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Button variant="default" renderRoot={(props) => <Link {...props} to={to as '/'} />}>
    {children}
  </Button>
);
