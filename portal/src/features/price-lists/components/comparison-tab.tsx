import { Link, useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import type { PriceList, Row } from '../queries.ts';
import { ChangeMark } from './change-mark.tsx';

type Other = PriceList['comparison']['others'][number];

interface Line {
  id: string;
  row: Row;
  other: Other;
}

/** The first rows beside what other active lists ask for the same today. */
export function ComparisonTab({ list }: { list: PriceList }) {
  const { portal } = useParams({ from: '/$portal' });
  const lines = linesOf(list);
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
            cell: ({ row }) => <b>{showMoney(row.price, list.currency)}</b>,
          },
          {
            id: 'theirs',
            header: say('The other', 'Другой'),
            align: 'right',
            cell: ({ other }) => showMoney(other.price, other.currency),
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

function linesOf({ rows, comparison }: PriceList): Line[] {
  const byId = new Map(rows.items.map((row) => [row.id, row]));
  return comparison.others.flatMap((other) => {
    const row = byId.get(other.rowId);
    return row ? [{ id: `${other.rowId} ${other.priceListId}`, row, other }] : [];
  });
}
