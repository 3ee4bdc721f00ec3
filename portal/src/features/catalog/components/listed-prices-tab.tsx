import { Link, useParams } from '@tanstack/react-router';
import { priceListFlow, priceListKinds } from '../../../../../nouns/price-list.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, showPriceIn, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { type ListedPrice, useListedPrices } from '../queries.ts';

/** Price lists that name the item, the lowest price first. */
export function ListedPricesTab({ itemId }: { itemId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  const list = useListedPrices(itemId);
  const columns: Column<ListedPrice>[] = [
    {
      id: 'list',
      header: say('Price list', 'Прайс-лист'),
      cell: ({ priceListId, priceList }) => (
        <Link to={`/${portal}/price-lists/${priceListId}` as '/'}>
          {priceList.number} · {priceList.name}
        </Link>
      ),
    },
    {
      id: 'kind',
      header: say('Kind', 'Вид'),
      width: 120,
      wide: true,
      cell: ({ priceList }) => say(priceListKinds[priceList.kind]),
    },
    {
      id: 'status',
      header: say('Status', 'Статус'),
      width: 130,
      wide: true,
      cell: ({ priceList }) => (
        <Status tone={priceListFlow.statuses[priceList.status].tone}>
          {say(priceListFlow.statuses[priceList.status])}
        </Status>
      ),
    },
    {
      id: 'from',
      header: say('From quantity', 'От количества'),
      align: 'right',
      width: 140,
      cell: ({ minQuantity, uom }) => showQuantity(minQuantity, showUnit(uom)),
    },
    {
      id: 'price',
      header: say('Price', 'Цена'),
      align: 'right',
      width: 150,
      cell: ({ price, priceList }) => <b>{showPriceIn(price, priceList.currency)}</b>,
    },
    {
      id: 'valid',
      header: say('Valid to', 'Действует до'),
      width: 130,
      wide: true,
      cell: ({ validTo }) => showDay(validTo),
    },
  ];
  return (
    <DataTable
      label={say('Price lists with this item', 'Прайс-листы позиции')}
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ priceList }) => priceList.name}
      empty={
        <Empty title={say('In no price list yet', 'Ни в одном прайс-листе')}>
          {say(
            'Prices of suppliers and your own lists appear here once they name the item.',
            'Здесь появятся цены поставщиков и ваши прайс-листы, когда в них будет эта позиция.',
          )}
        </Empty>
      }
    />
  );
}
