import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { showDay, showPriceIn } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { linkSources } from '../../../shared/records/link-sources.ts';
import type { AssortedProduct } from '../queries.ts';

/** What they sell and for how much; a link made by hand may be taken away, unless nothing may. */
export const productColumns = (
  portal: string,
  onRemove: ((catalogItemId: string) => void) | undefined,
): Column<AssortedProduct>[] => [
  {
    id: 'name',
    header: say('Item', 'Позиция'),
    cell: ({ catalogItemId, itemName }) => (
      <Link to={`/${portal}/catalog/${catalogItemId}` as '/'} title={itemName}>
        {itemName}
      </Link>
    ),
  },
  { id: 'sku', header: say('Article', 'Артикул'), width: 180, wide: true, cell: ({ itemSku }) => itemSku ?? '—' },
  {
    id: 'sources',
    header: say('Known from', 'Откуда известно'),
    width: 230,
    wide: true,
    cell: ({ sources: known }) => known.map((source) => say(linkSources[source])).join(', '),
  },
  {
    id: 'price',
    header: say('Last price', 'Последняя цена'),
    align: 'right',
    width: 150,
    cell: ({ lastPrice, lastCurrency }) => showPriceIn(lastPrice, lastCurrency ?? 'RUB'),
  },
  { id: 'at', header: say('When', 'Когда'), width: 130, wide: true, cell: ({ lastAt }) => showDay(lastAt) },
  {
    id: 'act',
    header: '',
    width: 56,
    align: 'right',
    cell: ({ catalogItemId, itemName, manual }) =>
      onRemove &&
      manual && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${say('Remove', 'Убрать')}: ${itemName}`}
          onClick={() => onRemove(catalogItemId)}
        >
          <X size={16} />
        </ActionIcon>
      ),
  },
];
