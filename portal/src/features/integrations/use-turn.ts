import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import type { Installation } from './queries.ts';

/** Enables or disables an installation. */
export function useTurn({ id }: Installation) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (verb: 'enable' | 'disable') =>
      verb === 'enable'
        ? ask(api.POST('/api/v1/integrations/installations/{id}/enable', { params: { path: { id } }, body: {} }))
        : ask(api.POST('/api/v1/integrations/installations/{id}/disable', { params: { path: { id } }, body: {} })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
}
