import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { showMoney } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import type { Budget } from './queries.ts';

interface TransferValues {
  to: RecordOption | null;
  amount: string | null;
  reason: string;
}

const blank: TransferValues = { to: null, amount: null, reason: '' };

/** Money that goes from a budget to another one. */
export function useTransferForm(from: Budget, onClose: () => void) {
  const client = useQueryClient();
  const form = useKeptForm({ draft: 'budget-transfer', record: from.id, initialValues: blank });
  const problem = useFormProblem(form, Object.keys(blank), (field) => (field === 'toBudgetId' ? 'to' : field));
  const save = useMutation({
    mutationFn: ({ to, amount, reason }: TransferValues) =>
      ask(
        api.POST('/api/v1/budgets/{id}/transfers', {
          params: { path: { id: from.id } },
          body: { toBudgetId: to?.id ?? '', amount: amount ?? '', reason: reason.trim() },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ amount, currency, toCode }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['budgets'] });
      tellDone(`${showMoney(amount, currency)} → ${toCode}: ${say('moved', 'перемещено')}`);
      onClose();
    },
  });
  return { form, above: problem.above, save };
}
