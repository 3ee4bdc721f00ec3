import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

/** Checks the connection; the report is kept by whoever shows it. */
export function useTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/integrations/installations/{id}/test', { params: { path: { id } }, body: {} })),
    onSettled: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
}

export type Test = ReturnType<typeof useTest>;
