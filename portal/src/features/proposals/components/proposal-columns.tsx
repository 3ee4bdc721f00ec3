import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Proposal } from '../queries.ts';

export const proposalColumns = (portal: string, seesCosts: boolean): readonly Column<Proposal>[] => [
  {
    id: 'number',
    header: labelOf(noun, 'number'),
    width: 130,
    sort: 'number',
    whole: true,
    cell: ({ id, number }) => (
      <Link to={`/${portal}/proposals/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
  },
  {
    id: 'title',
    header: labelOf(noun, 'title'),
    sort: 'title',
    cell: ({ title, customer }) => (
      <span title={title ?? undefined}>
        {title ?? '—'}
        {customer && (
          <Text span inherit c="dimmed" hiddenFrom="sm">
            {' · '}
            {customer.name}
          </Text>
        )}
      </span>
    ),
  },
  {
    id: 'customer',
    header: labelOf(noun, 'customerId'),
    width: 180,
    wide: true,
    cell: ({ customer }) => <span title={customer?.name}>{customer?.name ?? '—'}</span>,
  },
  {
    id: 'validUntil',
    header: labelOf(noun, 'validUntil'),
    width: 120,
    wide: 'roomy',
    sort: 'validUntil',
    cell: ({ validUntil }) => showDay(validUntil),
  },
  {
    id: 'total',
    header: labelOf(noun, 'totalAmount'),
    width: 140,
    align: 'right',
    wide: true,
    sort: 'totalAmount',
    cell: ({ totalAmount, currency }) => <b>{showMoney(totalAmount, currency)}</b>,
  },
  ...(seesCosts
    ? [
        {
          id: 'margin',
          header: say('Margin', 'Маржа'),
          width: 96,
          align: 'right' as const,
          wide: 'roomy' as const,
          cell: ({ grossMarginPercent: margin }: Proposal) =>
            margin === null ? (
              '—'
            ) : (
              <span className={margin.startsWith('-') ? 'bad' : ''}>{showQuantity(margin)} %</span>
            ),
        },
      ]
    : []),
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 160,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
