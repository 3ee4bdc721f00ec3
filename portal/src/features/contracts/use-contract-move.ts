import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractFlow } from '../../../../nouns/contract-flow.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { sayOfContract } from '../../shared/approvals/say-of-contract.ts';
import type { ContractCard } from './queries.ts';

/** Changes the status, if it is still the one that is seen; a word of an approver goes where approvers speak. */
export function useContractMove({ id, status }: Pick<ContractCard, 'id' | 'status'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { status: ContractCard['status']; reason?: string }) =>
      body.status === 'approved' || body.status === 'rejected'
        ? sayOfContract(id, body.status, body.reason ?? '')
        : ask(
            api.PATCH('/api/v1/contracts/{id}/status', { params: { path: { id } }, body: { ...body, from: status } }),
          ),
    onError: () => void client.invalidateQueries({ queryKey: ['contracts', id] }),
    async onSuccess({ status: after }) {
      await client.invalidateQueries({ queryKey: ['contracts'] });
      tellDone(`${say('Contract', 'Договор')}: ${say(contractFlow.statuses[after]).toLowerCase()}`);
    },
  });
}
