import { Alert, Button, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { CompareSearch } from '../compare-search.ts';
import type { Act } from '../hooks/use-sheet.ts';
import type { Matrix } from '../model/matrix.ts';
import { planTexts } from '../model/plan-texts.ts';
import { type PlanWish, wishBody } from '../model/plan-wish.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanResult } from './plan-result.tsx';

interface PlanDialogProps {
  requisitionId: string;
  matrix: Matrix;
  vat: CompareSearch['vat'];
  act: Act;
  onClose(): void;
}

/** The award that costs least within limits: a proposal, which goes into the cells when it is taken. */
export function PlanDialog({ requisitionId, matrix, vat, act, onClose }: PlanDialogProps) {
  const plan = useMutation({
    mutationFn: (wish: PlanWish) =>
      ask(
        api.POST('/api/v1/supplier-quotes/award-plan', {
          body: { procurementId: requisitionId, ...(vat && { vat }), ...wishBody(wish) },
        }),
      ),
    meta: { toldByPage: true },
  });
  const found = plan.data?.plan;
  const take = () => {
    if (!found) return;
    act({ kind: 'all', texts: planTexts(matrix, found) });
    tellDone(say('The plan is in the cells', 'План перенесён в количества'), () => act({ kind: 'undo' }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size="xl" title={say('Award plan', 'План награждения')}>
      <Stack>
        <PlanForm matrix={matrix} working={plan.isPending} onPlan={(wish) => plan.mutate(wish)} />
        <FormProblem error={plan.error} />
        {plan.data && !found && (
          <Alert color="orange" variant="light" role="alert">
            {plan.data.message}
          </Alert>
        )}
        {plan.data && found && <PlanResult answer={plan.data} plan={found} matrix={matrix} />}
        {found && (
          <DialogButtons>
            <Button onClick={take}>{say('Apply to the quantities', 'Взять в количества')}</Button>
          </DialogButtons>
        )}
      </Stack>
    </Modal>
  );
}
