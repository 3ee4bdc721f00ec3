import { Button, Checkbox, Group, Select } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { CategoryDrawer } from '../components/category-drawer.tsx';
import { useItemColumns } from '../components/item-columns.tsx';
import { ItemCreate } from '../components/item-create.tsx';
import { ItemFiles } from '../components/item-files.tsx';
import { ItemsEmpty } from '../components/items-empty.tsx';
import { StockChip } from '../components/stock-chip.tsx';
import { useItems } from '../queries.ts';
import type { CatalogSearch } from '../searches.ts';

export function ItemList() {
  const search = useSearch({ from: '/$portal/catalog' });
  const { portal } = useParams({ from: '/$portal/catalog' });
  const navigate = useNavigate({ from: '/$portal/catalog' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useItems(search);
  const columns = useItemColumns(list.rows, search.archived === 'true');
  const may = useMay();
  const change = (next: CatalogSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('catalog.create') ? () => change({ create: 'true' }) : undefined;
  useKeys({ KeyC: create });
  return (
    <Page
      title={say('Catalog', 'Каталог')}
      beside={list.total && showCount(list.total.total)}
      actions={
        <>
          <ItemFiles search={search} chosen={chosen} />
          {create && (
            <Button leftSection={<Plus size={16} />} onClick={create}>
              {say('Item', 'Позиция')}
            </Button>
          )}
        </>
      }
    >
      <ViewTabs list="catalog" search={search} />
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Name, article or brand', 'Название, артикул или бренд')}
        />
        <CategoryDrawer chosen={search.category} onChoose={(category) => change({ category })} />
        <Select
          w={150}
          clearable
          aria-label={say('Type', 'Тип')}
          placeholder={say('Any type', 'Любой тип')}
          value={search.type ?? null}
          onChange={(type) => change({ type: (type as CatalogSearch['type']) ?? undefined })}
          data={choicesOf(catalogItem, 'type')}
        />
        <SupplierChip value={search.supplier} onChange={(supplier) => change({ supplier })} />
        {may('stock.read') && <StockChip value={search.stock} onChange={(stock) => change({ stock })} />}
        <Checkbox
          label={say('With archived', 'С архивными')}
          checked={search.archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <DataTable
        label={say('Catalog', 'Каталог')}
        list={list}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => void navigate({ to: '/$portal/catalog/$id', params: { portal, id }, search: {} })}
        sort={search.sort ?? 'name'}
        onSort={(sort) => change({ sort })}
        {...(may('catalog.export') && { selection: { chosen, change: setChosen } })}
        empty={<ItemsEmpty search={search} onClear={() => void navigate({ search: {} })} onCreate={create} />}
      />
      <ItemCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </Page>
  );
}
