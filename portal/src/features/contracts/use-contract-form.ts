import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { today } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { type ContractValues, changesOf, contractValuesOf, newContract, newContractBodyOf } from './contract-values.ts';
import type { Contract } from './queries.ts';

interface ContractFormProps {
  contract: Contract | undefined;
  parent: Contract | undefined;
  onClose(): void;
}

/** The form over a contract, or over a new one, which opens when it is made. */
export function useContractForm({ contract, parent, onClose }: ContractFormProps) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const initial = contract ? contractValuesOf(contract) : newContract(today(), parent);
  const form = useKeptForm({
    draft: 'contract',
    record: contract?.id ?? (parent && `annex-of-${parent.id}`),
    initialValues: initial,
  });
  const problem = useFormProblem(form, Object.keys(initial), (field) =>
    field === 'counterpartyId' ? 'counterparty' : field,
  );
  const save = useMutation({
    mutationFn: (values: ContractValues) =>
      contract
        ? ask(
            api.PATCH('/api/v1/contracts/{id}', {
              params: { path: { id: contract.id } },
              body: { ...changesOf(values, contractValuesOf(contract)), version: contract.version },
            }),
          )
        : ask(api.POST('/api/v1/contracts', { body: newContractBodyOf(values, parent?.id) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, number }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['contracts'] });
      if (contract) tellDone(say('Saved', 'Сохранено'));
      else tellDone(`${say('Draft made', 'Черновик создан')}: ${number}`);
      onClose();
      if (!contract) await navigate({ to: '/$portal/contracts/$id', params: { portal, id }, search: {} });
    },
  });
  return { form, above: problem.above, save };
}

export type ContractFormState = ReturnType<typeof useContractForm>['form'];
