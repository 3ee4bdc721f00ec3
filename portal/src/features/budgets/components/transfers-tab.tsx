import { Button, Group } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { budgetTransfer as noun } from '../../../../../nouns/budget-transfer.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Budget, useTransfers } from '../queries.ts';
import { TransferDialog } from './transfer-dialog.tsx';

/** What came to a budget from others and what went to them. */
export function TransfersTab({ budget }: { budget: Budget }) {
  const { portal } = useParams({ from: '/$portal' });
  const { nameOf } = usePeople();
  const [moving, setMoving] = useState(false);
  const mayMove = useMay()('budgets.transfer') && budget.status === 'active';
  return (
    <>
      {mayMove && (
        <Group mb="sm">
          <Button variant="default" leftSection={<ArrowRightLeft size={16} />} onClick={() => setMoving(true)}>
            {say('Move money', 'Переместить')}
          </Button>
        </Group>
      )}
      <DataTable
        label={say('Transfers', 'Перемещения')}
        list={useTransfers(budget.id)}
        idOf={({ id }) => id}
        nameOf={({ reason }) => reason}
        empty={<Empty title={say('Nothing was moved', 'Перемещений не было')} />}
        columns={[
          {
            id: 'other',
            header: say('Budget', 'Бюджет'),
            cell: ({ fromBudgetId, fromCode, toBudgetId, toCode }) =>
              toBudgetId === budget.id ? (
                <Link to={`/${portal}/budgets/${fromBudgetId}` as '/'}>← {fromCode}</Link>
              ) : (
                <Link to={`/${portal}/budgets/${toBudgetId}` as '/'}>→ {toCode}</Link>
              ),
          },
          {
            id: 'amount',
            header: labelOf(noun, 'amount'),
            align: 'right',
            cell: ({ amount, currency, toBudgetId }) =>
              `${toBudgetId === budget.id ? '+' : '−'} ${showMoney(amount, currency)}`,
          },
          {
            id: 'reason',
            header: labelOf(noun, 'reason'),
            cell: ({ reason }) => <span title={reason}>{reason}</span>,
          },
          { id: 'by', header: labelOf(noun, 'createdBy'), wide: true, cell: ({ createdBy }) => nameOf(createdBy) },
          { id: 'at', header: labelOf(noun, 'createdAt'), wide: true, cell: ({ createdAt }) => showDay(createdAt) },
        ]}
      />
      {moving && <TransferDialog budget={budget} onClose={() => setMoving(false)} />}
    </>
  );
}
