import { Link } from '@tanstack/react-router';
import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant, showMoney, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
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
    below: ({ number, sealed, totalGross, currency }) =>
      `${number} · ${sealed ? say('sealed', 'закрыта') : showSum(totalGross, currency)}`,
  },
  {
    id: 'source',
    header: say('How it came', 'Откуда'),
    cell: ({ source }) => valueOf(supplierQuote, 'source', source),
    width: 160,
    wide: true,
  },
  {
    id: 'total',
    header: say('Total with VAT', 'Сумма с НДС'),
    width: 176,
    align: 'right',
    wide: true,
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
    cell: ({ status }) => <StatusOf noun={supplierQuote} status={status} />,
  },
];
