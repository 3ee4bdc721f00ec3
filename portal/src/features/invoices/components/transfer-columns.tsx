import { transferStatuses } from '../../../../../nouns/transfer-document.ts';
import { showDay, showInstant, showMoney, showSum } from '../../../kit/format.ts';
import { say, words } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { sourceNames } from '../source-names.ts';
import type { Transfer } from '../transfer-queries.ts';

const functions = {
  invoice: words('VAT invoice', 'СЧФ'),
  invoice_and_transfer: words('Invoice and transfer', 'СЧФДОП'),
  transfer: words('Transfer', 'ДОП'),
};

export const transferColumns = (): readonly Column<Transfer>[] => [
  {
    id: 'number',
    header: say('Document', 'Документ'),
    width: 200,
    whole: true,
    cell: ({ number, date }) => (
      <>
        <b>{number}</b> <span className="dimmed">{showDay(date)}</span>
      </>
    ),
    below: ({ seller, totals, currency }) =>
      [seller.name, showSum(totals.gross, currency ?? undefined)].filter(Boolean).join(' · '),
  },
  { id: 'seller', header: say('Seller', 'Продавец'), wide: true, cell: ({ seller }) => seller.name ?? '—' },
  {
    id: 'source',
    header: say('Came by', 'Откуда'),
    width: 150,
    wide: true,
    cell: ({ arrivals }) => [...new Set(arrivals.map(({ source }) => say(sourceNames[source])))].join(', '),
  },
  {
    id: 'function',
    header: say('Function', 'Функция'),
    width: 160,
    wide: true,
    cell: ({ function: one }) => say(functions[one]),
  },
  {
    id: 'gross',
    header: say('Sum', 'Сумма'),
    width: 176,
    align: 'right',
    wide: true,
    cell: ({ totals, currency }) => showMoney(totals.gross, currency ?? undefined),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 140,
    cell: ({ status }) => <Status tone={transferStatuses[status].tone}>{say(transferStatuses[status])}</Status>,
  },
  {
    id: 'created',
    header: say('Came', 'Поступил'),
    width: 150,
    wide: true,
    cell: ({ createdAt }) => showInstant(createdAt),
  },
];
