import { Select } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { CategoryDrawer } from '../components/category-drawer.tsx';
import { ItemCreate } from '../components/item-create.tsx';
import { ItemFiles } from '../components/item-files.tsx';
import { StockChip } from '../components/stock-chip.tsx';
import { useItemColumns } from '../components/use-item-columns.tsx';
import { useItems } from '../queries.ts';
import type { CatalogSearch } from '../searches.ts';

export function ItemList() {
  const search = useSearch({ from: '/$portal/catalog' });
  const { portal } = useParams({ from: '/$portal/catalog' });
  const navigate = useNavigate();
  const change = useChangeSearch<CatalogSearch>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useItems(search);
  const may = useMay();
  return (
    <ListPage
      title={say('Catalog', 'Каталог')}
      list={list}
      columns={useItemColumns(list.rows, search.archived === 'true')}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: '/$portal/catalog/$id', params: { portal, id }, search: {} })}
      selection={may('catalog.export') ? { chosen, change: setChosen } : undefined}
      search={search}
      change={change}
      usualSort="name"
      lookFor={say('Name, article or brand', 'Название, артикул или бренд')}
      archived={say('With archived', 'С архивными')}
      actions={<ItemFiles search={search} chosen={chosen} />}
      hasOwnExport
      views={<ViewTabs list="catalog" search={search} />}
      filters={<Filters search={search} change={change} />}
      create={{
        label: say('Item', 'Позиция'),
        act: may('catalog.create') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('The catalog is empty', 'Каталог пуст'),
        hint: say(
          'Items come here from files, requisitions and quotes, or are added one by one.',
          'Позиции попадают сюда из файлов, заявок и предложений или добавляются по одной.',
        ),
      }}
    >
      <ItemCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </ListPage>
  );
}

function Filters({ search, change }: { search: CatalogSearch; change(next: CatalogSearch): void }) {
  const may = useMay();
  return (
    <>
      <CategoryDrawer chosen={search.category} onChoose={(category) => change({ category })} />
      <Select
        w={150}
        clearable
        aria-label={labelOf(catalogItem, 'type')}
        placeholder={say('Any type', 'Любой тип')}
        value={search.type ?? null}
        onChange={(type) => change({ type: (type as CatalogSearch['type']) ?? undefined })}
        data={choicesOf(catalogItem, 'type')}
      />
      <SupplierChip value={search.supplier} onChange={(supplier) => change({ supplier })} />
      {may('stock.read') && <StockChip value={search.stock} onChange={(stock) => change({ stock })} />}
    </>
  );
}
