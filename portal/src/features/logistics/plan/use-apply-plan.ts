import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { counted } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { Proposal } from './queries.ts';

/** Saves the batches of a plan, all of them or none, and shows them on the board. */
export function useApplyPlan(onSaved: () => void) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { batches: Array<Proposal['batch']> }) =>
      ask(api.POST('/api/v1/logistics/plan/apply', { body })),
    meta: { toldByPage: true },
    async onSuccess({ batches }) {
      onSaved();
      await navigate({ to: `/${portal}/logistics/batches` as '/', search: { view: 'board' } as never });
      await client.invalidateQueries({ queryKey: ['logistics'] });
      tellDone(
        counted(
          batches.length,
          ['batch saved', 'batches saved'],
          ['партия сохранена', 'партии сохранены', 'партий сохранено'],
        ),
      );
    },
  });
}
