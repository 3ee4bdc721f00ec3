import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { today } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { useMe } from '../../shared/session/me.ts';
import { type BudgetValues, budgetValuesOf, changesOf, newBodyOf, newBudget } from './budget-values.ts';
import type { Budget } from './queries.ts';

interface BudgetFormProps {
  budget: Budget | undefined;
  onClose(): void;
}

/** The form over a budget, or over a new one, which opens when it is made. */
export function useBudgetForm({ budget, onClose }: BudgetFormProps) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const me = useMe();
  const initial = budget ? budgetValuesOf(budget) : newBudget(today(), me.user.id);
  const form = useKeptForm({ draft: 'budget', record: budget?.id, initialValues: initial });
  const problem = useFormProblem(form, Object.keys(initial));
  const save = useMutation({
    mutationFn: (values: BudgetValues) =>
      budget
        ? ask(
            api.PATCH('/api/v1/budgets/{id}', {
              params: { path: { id: budget.id } },
              body: { ...changesOf(values, budgetValuesOf(budget)), version: budget.version },
            }),
          )
        : ask(api.POST('/api/v1/budgets', { body: newBodyOf(values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, code }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['budgets'] });
      tellDone(budget ? say('Saved', 'Сохранено') : `${say('Budget made', 'Бюджет создан')}: ${code}`);
      onClose();
      if (!budget) await navigate({ to: '/$portal/budgets/$id', params: { portal, id }, search: {} });
    },
  });
  return { form, above: problem.above, save };
}
