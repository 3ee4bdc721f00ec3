import { Link, useParams } from '@tanstack/react-router';
import { showDay, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { showUnit } from '../../../kit/units.ts';
import { furtherTiers } from '../model.ts';
import type { PriceList, Row } from '../queries.ts';
import { ChangeMark } from './change-mark.tsx';
import { DeleteRow } from './delete-row.tsx';
import { PriceCell } from './price-cell.tsx';

interface RowColumns {
  list: PriceList;
  rows: readonly Row[];
  mayChange: boolean;
  /** Rows stand as they were added: tiers of one item follow each other. */
  inOrder: boolean;
}

export function useRowColumns({ list, rows, mayChange, inOrder }: RowColumns): readonly Column<Row>[] {
  const { portal } = useParams({ from: '/$portal' });
  const further = inOrder ? furtherTiers(rows) : new Set<string>();
  return [
    {
      id: 'sku',
      header: say('Article', 'Артикул'),
      width: 170,
      wide: true,
      cell: ({ id, sku, supplierSku }) =>
        further.has(id) ? '' : <span className="dimmed">{supplierSku ?? sku ?? '—'}</span>,
    },
    {
      id: 'name',
      header: say('Item', 'Позиция'),
      cell: ({ id, catalogItemId, name }) =>
        further.has(id) ? (
          <span className="dimmed">↳ {say('for larger quantities', 'от большего количества')}</span>
        ) : (
          <Link to={`/${portal}/catalog/${catalogItemId}` as '/'} title={name} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Link>
        ),
    },
    {
      id: 'from',
      header: say('From quantity', 'От количества'),
      width: 130,
      align: 'right',
      wide: true,
      sort: 'minQuantity',
      cell: ({ minQuantity, uom }) => showQuantity(minQuantity, showUnit(uom)),
    },
    {
      id: 'price',
      header: `${say('Price', 'Цена')}, ${list.currency}`,
      width: 140,
      align: 'right',
      sort: 'price',
      cell: (row) => <PriceCell listId={list.id} row={row} disabled={!mayChange} />,
    },
    {
      id: 'change',
      header: say('Change', 'Изменение'),
      width: 110,
      align: 'right',
      wide: true,
      cell: (row) => row.previousPrice && <ChangeMark from={row.previousPrice} to={row.price} />,
    },
    {
      id: 'days',
      header: say('Lead time, days', 'Срок, дней'),
      width: 110,
      align: 'right',
      wide: true,
      cell: ({ deliveryDays }) => deliveryDays ?? '—',
    },
    {
      id: 'valid',
      header: say('Valid to', 'Действует до'),
      width: 130,
      wide: true,
      cell: ({ validTo }) => showDay(validTo),
    },
    ...(mayChange
      ? [
          {
            id: 'act',
            header: '',
            width: 56,
            align: 'right' as const,
            cell: (row: Row) => <DeleteRow listId={list.id} row={row} />,
          },
        ]
      : []),
  ];
}
