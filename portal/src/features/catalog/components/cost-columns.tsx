import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import type { ItemRow } from '../queries.ts';

/** What an item costs now; where that comes from is said on the cost itself. */
export const costColumn = (): Column<ItemRow> => ({
  id: 'cost',
  header: say('Cost', 'Себестоимость'),
  sort: 'currentCostPrice',
  align: 'right',
  width: 140,
  cell: ({ currentCostPrice, currentCostCurrency, currentCostSource }) => (
    <span title={currentCostSource ? valueOf(catalogItem, 'currentCostSource', currentCostSource) : undefined}>
      {showMoney(currentCostPrice, currentCostCurrency ?? undefined)}
    </span>
  ),
});

/** Where the cost comes from, where there is room for a column of its own. */
export const sourceColumn = (): Column<ItemRow> => ({
  id: 'source',
  header: say('Its source', 'Источник'),
  width: 130,
  wide: true,
  cell: ({ currentCostSource }) =>
    currentCostSource ? (
      <span className="dimmed" title={valueOf(catalogItem, 'currentCostSource', currentCostSource)}>
        {valueOf(catalogItem, 'currentCostSource', currentCostSource)}
      </span>
    ) : (
      '—'
    ),
});
