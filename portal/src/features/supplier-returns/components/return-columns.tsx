import { Link } from '@tanstack/react-router';
import { supplierReturn as noun } from '../../../../../nouns/supplier-return.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Return } from '../queries.ts';

export const returnColumns = (portal: string): readonly Column<Return>[] => [
  {
    id: 'number',
    header: labelOf(noun, 'number'),
    width: 150,
    sort: 'number',
    whole: true,
    cell: ({ id, number }) => (
      <Link to={`/${portal}/supplier-returns/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
  },
  {
    id: 'supplier',
    header: say('Supplier', 'Поставщик'),
    cell: ({ supplier }) => <span title={supplier.name}>{supplier.name}</span>,
  },
  {
    id: 'reason',
    header: labelOf(noun, 'reason'),
    width: 190,
    wide: true,
    cell: ({ reason }) => valueOf(noun, 'reason', reason),
  },
  {
    id: 'returnedAt',
    header: labelOf(noun, 'returnedAt'),
    width: 150,
    wide: true,
    sort: 'returnedAt',
    cell: ({ returnedAt }) => showDay(returnedAt),
  },
  {
    id: 'amount',
    header: say('To be credited', 'К возмещению'),
    width: 150,
    align: 'right',
    wide: true,
    cell: ({ amount, currency }) => (amount === null ? '—' : showMoney(amount, currency)),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 190,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
