import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { showUnit } from '../../../kit/units.ts';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { ItemRow } from '../queries.ts';
import { useStockOf } from '../use-stock-of.ts';
import { costColumn, sourceColumn } from './cost-columns.tsx';
import { ItemStatus } from './item-status.tsx';
import { stockColumns } from './stock-columns.tsx';

/** Columns of the list; the status is told only where archived items are shown too, stock to who may see it. */
export function useItemColumns(rows: readonly ItemRow[], withArchived: boolean): readonly Column<ItemRow>[] {
  const { portal } = useParams({ from: '/$portal' });
  const { data: categories = [] } = useQuery(categoryTreeQuery);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const may = useMay();
  const stock = useStockOf(rows);
  return [
    {
      id: 'sku',
      header: labelOf(catalogItem, 'sku'),
      cell: ({ sku }) => <span className="dimmed">{sku ?? '—'}</span>,
      width: 164,
      sort: 'sku',
      wide: true,
    },
    {
      id: 'name',
      header: labelOf(catalogItem, 'name'),
      cell: ({ id, name }) => (
        <Link
          to="/$portal/catalog/$id"
          params={{ portal, id }}
          search={{}}
          title={name}
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
      ),
      sort: 'name',
    },
    {
      id: 'category',
      header: labelOf(catalogItem, 'categoryId'),
      cell: ({ categoryId }) => (categoryId && names.get(categoryId)) ?? '—',
      width: 132,
      wide: true,
    },
    {
      id: 'brand',
      header: labelOf(catalogItem, 'brand'),
      cell: ({ brand }) => brand ?? '—',
      width: 108,
      sort: 'brand',
      wide: true,
    },
    ...(stock ? stockColumns(stock) : [unitColumn()]),
    ...(may('catalog.cost_read') ? [costColumn()] : []),
    // Beside the stock there is no room for it: the cost itself tells where it comes from.
    ...(may('catalog.cost_read') && !stock ? [sourceColumn()] : []),
    ...(withArchived ? [statusColumn()] : []),
  ];
}

const unitColumn = (): Column<ItemRow> => ({
  id: 'unit',
  header: say('Unit', 'Ед.'),
  cell: ({ baseUom }) => showUnit(baseUom),
  width: 76,
  wide: true,
});

const statusColumn = (): Column<ItemRow> => ({
  id: 'status',
  header: labelOf(catalogItem, 'status'),
  width: 130,
  cell: ({ status, duplicateOfId }) => <ItemStatus status={status} merged={duplicateOfId !== null} />,
});
