import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { budgetFlow } from '../../../../../nouns/budget-flow.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Budget } from '../queries.ts';
import { BudgetDialog } from './budget-dialog.tsx';

/** A budget is changed, closed and opened again. */
export function BudgetActions({ budget }: { budget: Budget }) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const move = useMove(budget);
  const { action, ...name } = budgetFlow.statuses[budget.status === 'active' ? 'closed' : 'active'];
  if (!may('budgets.update')) return null;
  return (
    <>
      <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
        {say('Change', 'Изменить')}
      </Button>
      <Button variant="default" loading={move.isPending} onClick={() => move.mutate()}>
        {say(action ?? name)}
      </Button>
      <BudgetDialog opened={editing} budget={budget} onClose={() => setEditing(false)} />
    </>
  );
}

function useMove({ id, status }: Budget) {
  const client = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: () =>
      ask(
        status === 'active'
          ? api.POST('/api/v1/budgets/{id}/close', { params })
          : api.POST('/api/v1/budgets/{id}/reopen', { params }),
      ),
    async onSuccess({ status: after }) {
      await client.invalidateQueries({ queryKey: ['budgets'] });
      tellDone(`${say('Budget', 'Бюджет')}: ${say(budgetFlow.statuses[after]).toLowerCase()}`);
    },
  });
}
