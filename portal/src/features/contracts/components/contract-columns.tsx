import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { contract } from '../../../../../nouns/contract.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { usageTone, usedShare } from '../model.ts';
import type { Contract } from '../queries.ts';
import classes from './contract-columns.module.css';
import { EndOf } from './end-of.tsx';

export const contractColumns = (portal: string): readonly Column<Contract>[] => [
  {
    id: 'number',
    header: labelOf(contract, 'number'),
    width: 170,
    sort: 'number',
    whole: true,
    cell: ({ id, number }) => (
      <Link to={`/${portal}/contracts/${id}` as '/'} title={number} className={classes.number}>
        <b>{number}</b>
      </Link>
    ),
  },
  {
    id: 'title',
    header: labelOf(contract, 'title'),
    sort: 'title',
    cell: ({ title, kind }) => (
      <span title={title}>
        {title}
        <Text span inherit c="dimmed" visibleFrom="sm">
          {' · '}
          {valueOf(contract, 'kind', kind)}
        </Text>
      </span>
    ),
  },
  {
    id: 'counterparty',
    header: labelOf(contract, 'counterpartyId'),
    width: 180,
    wide: true,
    cell: ({ counterparty }) => <span title={counterparty.name}>{counterparty.name}</span>,
  },
  {
    id: 'validTo',
    header: labelOf(contract, 'validTo'),
    width: 165,
    wide: true,
    sort: 'validTo',
    cell: (row) => <EndOf contract={row} />,
  },
  {
    id: 'limit',
    header: say('Limit', 'Лимит'),
    width: 125,
    wide: 'roomy',
    cell: (row) => {
      const share = usedShare(row);
      return share === undefined ? (
        '—'
      ) : (
        <CoverageBar share={share} label={labelOf(contract, 'usedAmount')} tone={usageTone(share)} />
      );
    },
  },
  {
    id: 'status',
    header: labelOf(contract, 'status'),
    width: 150,
    cell: ({ status }) => <StatusOf noun={contract} status={status} />,
  },
];
