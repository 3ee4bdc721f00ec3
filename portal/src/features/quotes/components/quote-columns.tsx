import { Link } from '@tanstack/react-router';
import { showDay, showInstant, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/data-table.tsx';
import { quoteStatuses, sources } from '../names.ts';
import type { QuoteRow } from '../queries.ts';

export const quoteColumns = (portal: string): readonly Column<QuoteRow>[] => [
  {
    id: 'number',
    header: say('Number', 'Номер'),
    cell: ({ number }) => number,
    width: 150,
    sort: 'number',
    wide: true,
    whole: true,
  },
  {
    id: 'supplier',
    header: say('Supplier', 'Поставщик'),
    cell: ({ id, supplierName }) => (
      <Link to="/$portal/quotes/$id" params={{ portal, id }}>
        <b>{supplierName}</b>
      </Link>
    ),
  },
  {
    id: 'source',
    header: say('How it came', 'Откуда'),
    cell: ({ source }) => say(sources[source]),
    width: 160,
    wide: true,
  },
  {
    id: 'total',
    header: say('Total with VAT', 'Сумма с НДС'),
    width: 176,
    align: 'right',
    cell: ({ sealed, totalGross, currency }) =>
      sealed ? <span className="dimmed">{say('sealed', 'закрыта')}</span> : showMoney(totalGross, currency),
  },
  {
    id: 'validUntil',
    header: say('Prices hold until', 'Цены до'),
    width: 130,
    wide: true,
    cell: ({ validUntil }) => showDay(validUntil),
  },
  {
    id: 'submittedAt',
    header: say('Received', 'Получено'),
    width: 150,
    wide: true,
    cell: ({ submittedAt }) => showInstant(submittedAt),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 170,
    cell: ({ status }) => <Status tone={quoteStatuses[status].tone}>{say(quoteStatuses[status].label)}</Status>,
  },
];
