import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { budget } from '../../../../../nouns/budget.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { usageTone, usedShare } from '../model.ts';
import type { Budget } from '../queries.ts';

export const budgetColumns = (portal: string): readonly Column<Budget>[] => [
  {
    id: 'code',
    header: labelOf(budget, 'code'),
    width: 130,
    sort: 'code',
    whole: true,
    cell: ({ id, code }) => (
      <Link to={`/${portal}/budgets/${id}` as '/'} title={code} style={{ overflowWrap: 'anywhere' }}>
        <b>{code}</b>
      </Link>
    ),
  },
  {
    id: 'name',
    header: labelOf(budget, 'name'),
    sort: 'name',
    cell: ({ name, departmentName, projectName }) => (
      <span title={name}>
        {name}
        <Text span inherit c="dimmed" visibleFrom="sm">
          {[departmentName, projectName].flatMap((one) => (one ? ` · ${one}` : [])).join('')}
        </Text>
      </span>
    ),
  },
  {
    id: 'periodTo',
    header: labelOf(budget, 'periodTo'),
    width: 130,
    wide: true,
    sort: 'periodTo',
    cell: ({ periodTo }) => showDay(periodTo),
  },
  {
    id: 'amount',
    header: labelOf(budget, 'amount'),
    width: 150,
    wide: 'roomy',
    align: 'right',
    sort: 'amount',
    cell: ({ amount, currency }) => showMoney(amount, currency),
  },
  {
    id: 'used',
    header: say('Used', 'Использовано'),
    width: 130,
    cell: ({ usedPercent }) => <UsedBar usedPercent={usedPercent} />,
  },
  {
    id: 'available',
    header: labelOf(budget, 'availableAmount'),
    width: 150,
    wide: true,
    align: 'right',
    cell: ({ availableAmount, currency, overrun }) => (
      <span {...(overrun && { className: 'bad' })}>{showMoney(availableAmount, currency)}</span>
    ),
  },
  {
    id: 'status',
    header: labelOf(budget, 'status'),
    width: 130,
    wide: true,
    cell: ({ status }) => <StatusOf noun={budget} status={status} />,
  },
];

/** How much of a budget is committed. */
export const UsedBar = ({ usedPercent }: Pick<Budget, 'usedPercent'>) => (
  <CoverageBar
    share={usedShare(usedPercent)}
    label={labelOf(budget, 'committedAmount')}
    tone={usageTone(usedPercent)}
  />
);
