import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellDone } from '../../kit/tell.tsx';

/** What an operator is asked for with a reason. Documents are read again after a refusal too. */
export function useOperatorAct(act: (reason: string) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { toldByPage: true },
    onSuccess: () => tellDone(done),
    onSettled: () => client.invalidateQueries({ queryKey: ['e-documents'] }),
  });
}
