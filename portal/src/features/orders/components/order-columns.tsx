import { Link } from '@tanstack/react-router';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { ExpectedDay } from '../../../shared/orders/expected-day.tsx';
import type { Order } from '../queries.ts';

export const orderColumns = (portal: string): readonly Column<Order>[] => [
  {
    id: 'number',
    header: labelOf(noun, 'number'),
    width: 150,
    sort: 'number',
    whole: true,
    cell: ({ id, number }) => (
      <Link to={`/${portal}/purchase-orders/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
    below: ({ supplier, grossAmount, currency }) => `${supplier.name} · ${showSum(grossAmount, currency)}`,
  },
  {
    id: 'supplier',
    header: say('Supplier', 'Поставщик'),
    wide: true,
    cell: ({ supplier }) => <span title={supplier.name}>{supplier.name}</span>,
  },
  {
    id: 'requisition',
    header: say('Requisition', 'Заявка'),
    width: 150,
    wide: true,
    cell: ({ procurementId, procurementNumber }) => (
      <Link to={`/${portal}/requisitions/${procurementId}` as '/'}>{procurementNumber}</Link>
    ),
  },
  {
    id: 'expected',
    header: say('Expected', 'Ожидается'),
    width: 150,
    wide: true,
    sort: 'expectedDate',
    cell: ({ expectedDate, late }) => <ExpectedDay day={expectedDate} late={late} />,
  },
  {
    id: 'gross',
    header: say('Total', 'Сумма'),
    width: 150,
    align: 'right',
    wide: true,
    sort: 'grossAmount',
    cell: ({ grossAmount, currency }) => showMoney(grossAmount, currency),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 215,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
