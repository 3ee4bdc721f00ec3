import { Link } from '@tanstack/react-router';
import { paymentStatuses } from '../../../../../nouns/invoice.ts';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { nameOf } from '../name-of.ts';
import type { SalesInvoice } from '../queries.ts';
import { DueDay } from './due-day.tsx';

export const salesInvoiceColumns = (portal: string): readonly Column<SalesInvoice>[] => [
  {
    id: 'number',
    header: say('Invoice', 'Счёт'),
    width: 160,
    sort: 'number',
    whole: true,
    cell: ({ id, number, title }) => (
      <Link to={`/${portal}/sales-invoices/${id}` as '/'} title={title ?? undefined}>
        {number === null ? nameOf({ number, title }) : <b>{number}</b>}
      </Link>
    ),
    below: ({ customer, totalAmount, currency }) =>
      [customer?.name, showSum(totalAmount, currency)].filter(Boolean).join(' · '),
  },
  {
    id: 'customer',
    header: labelOf(salesInvoice, 'customerId'),
    wide: true,
    cell: ({ customer, title, number }) => (
      <span title={customer?.name}>
        {customer?.name ?? '—'}
        {number !== null && title !== null && <span className="dimmed"> · {title}</span>}
      </span>
    ),
  },
  {
    id: 'date',
    header: labelOf(salesInvoice, 'issueDate'),
    width: 110,
    sort: 'issueDate',
    wide: 'roomy',
    cell: ({ issueDate }) => showDay(issueDate),
  },
  {
    id: 'due',
    header: say('Due', 'Срок'),
    width: 180,
    sort: 'dueDate',
    wide: true,
    cell: (invoice) => <DueDay invoice={invoice} />,
  },
  {
    id: 'total',
    header: say('Total', 'Сумма'),
    width: 160,
    sort: 'totalAmount',
    align: 'right',
    wide: true,
    cell: ({ totalAmount, currency }) => showMoney(totalAmount, currency),
  },
  {
    id: 'payment',
    header: labelOf(salesInvoice, 'paymentStatus'),
    width: 170,
    wide: 'roomy',
    cell: ({ number, status, paymentStatus, paidAmount, currency }) =>
      number === null || status === 'void' ? (
        <span className="dimmed">—</span>
      ) : (
        <span title={showMoney(paidAmount, currency)}>
          <Status tone={paymentStatuses[paymentStatus].tone}>{say(paymentStatuses[paymentStatus])}</Status>
        </span>
      ),
  },
  {
    id: 'status',
    header: labelOf(salesInvoice, 'status'),
    width: 160,
    cell: ({ status }) => <StatusOf noun={salesInvoice} status={status} />,
  },
];
