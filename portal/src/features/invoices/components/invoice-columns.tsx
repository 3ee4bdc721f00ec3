import { Link } from '@tanstack/react-router';
import { invoice, paymentStatuses } from '../../../../../nouns/invoice.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { isPositive } from '../model.ts';
import type { Invoice } from '../queries.ts';

export const invoiceColumns = (portal: string): readonly Column<Invoice>[] => [
  {
    id: 'number',
    header: labelOf(invoice, 'number'),
    width: 150,
    sort: 'number',
    whole: true,
    cell: ({ id, number, externalNumber }) => (
      <Link to="/$portal/invoices/$id" params={{ portal, id }} title={number}>
        <b>{externalNumber ?? number}</b>
      </Link>
    ),
    below: ({ supplier, totals, currency }) => `${supplier.name} · ${showSum(totals.gross, currency)}`,
  },
  { id: 'supplier', header: labelOf(invoice, 'supplierId'), wide: true, cell: ({ supplier }) => supplier.name },
  {
    id: 'date',
    header: say('Date', 'Дата'),
    width: 110,
    sort: 'externalDate',
    wide: true,
    cell: ({ externalDate }) => showDay(externalDate),
  },
  {
    id: 'due',
    header: say('Due', 'Срок'),
    width: 180,
    sort: 'dueDate',
    cell: ({ dueDate, overdue }) =>
      overdue ? (
        <span className="bad">
          {showDay(dueDate)} · {say('overdue', 'просрочен')}
        </span>
      ) : (
        showDay(dueDate)
      ),
  },
  {
    id: 'total',
    header: say('Total', 'Сумма'),
    width: 176,
    sort: 'gross',
    align: 'right',
    wide: true,
    cell: ({ totals, currency }) => showMoney(totals.gross, currency),
  },
  {
    id: 'paid',
    header: say('Paid', 'Оплачено'),
    width: 176,
    align: 'right',
    wide: true,
    cell: ({ paidAmount, currency, paymentStatus }) =>
      isPositive(paidAmount) ? (
        <span title={say(paymentStatuses[paymentStatus])}>{showMoney(paidAmount, currency)}</span>
      ) : (
        <span className="dimmed">—</span>
      ),
  },
  {
    id: 'status',
    header: labelOf(invoice, 'status'),
    width: 160,
    cell: ({ status }) => <StatusOf noun={invoice} status={status} />,
  },
];
