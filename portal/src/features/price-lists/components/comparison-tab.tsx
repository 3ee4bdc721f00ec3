import { Link, useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showPriceIn, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { comparedRows } from '../compared-rows.ts';
import type { PriceList } from '../queries.ts';
import { ChangeMark } from './change-mark.tsx';

/** The first rows beside what other active lists ask for the same today. */
export function ComparisonTab({ list }: { list: PriceList }) {
  const { portal } = useParams({ from: '/$portal' });
  const lines = comparedRows(list);
  return (
    <Section
      bare
      title={say('Prices of other active lists', 'Цены в других действующих прайс-листах')}
      actions={list.rows.page.hasMore && <span className="dimmed">{say('The first 50 rows', 'Первые 50 строк')}</span>}
    >
      <PlainTable
        label={say('Comparison of prices', 'Сравнение цен')}
        rows={lines}
        idOf={({ id }) => id}
        empty={
          <Empty title={say('Nothing to compare with', 'Сравнить не с чем')}>
            {say('No other active list names these items.', 'Этих позиций нет в других действующих прайс-листах.')}
          </Empty>
        }
        columns={[
          {
            id: 'item',
            header: say('Item', 'Позиция'),
            cell: ({ row }) => <Link to={`/${portal}/catalog/${row.catalogItemId}` as '/'}>{row.name}</Link>,
          },
          {
            id: 'from',
            header: say('From', 'От'),
            align: 'right',
            wide: true,
            cell: ({ row }) => showQuantity(row.minQuantity, showUnit(row.uom)),
          },
          {
            id: 'mine',
            header: say('This list', 'Этот лист'),
            align: 'right',
            cell: ({ row }) => <b>{showPriceIn(row.price, list.currency)}</b>,
          },
          {
            id: 'theirs',
            header: say('The other', 'Другой'),
            align: 'right',
            cell: ({ other }) => showPriceIn(other.price, other.currency),
          },
          {
            id: 'delta',
            header: say('Difference', 'Разница'),
            align: 'right',
            cell: ({ row, other }) =>
              other.currency === list.currency && <ChangeMark from={row.price} to={other.price} />,
          },
          {
            id: 'list',
            header: say('List', 'Прайс-лист'),
            wide: true,
            cell: ({ other }) => (
              <Link to="/$portal/price-lists/$id" params={{ portal, id: other.priceListId }} search={{}}>
                {other.number} · {other.name}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
