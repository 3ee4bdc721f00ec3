import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supplierQualification as noun } from '../../../../nouns/supplier-qualification.ts';
import { valueOf } from '../../kit/form/of-field.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { Qualification } from './queries.ts';

interface Wanted {
  status: Qualification['status'];
  reason?: string;
}

/** Moves a qualification from where the page shows it. */
export function useQualificationMove({ id, status: from, supplier }: Qualification) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ status, reason }: Wanted) =>
      ask(
        api.PATCH('/api/v1/supplier-qualifications/{id}/status', {
          params: { path: { id } },
          body: { status, from, ...(reason && { reason }) },
        }),
      ),
    onSuccess: async ({ status }) => {
      await client.invalidateQueries({ queryKey: ['qualifications'] });
      tellDone(`${supplier.name}: ${valueOf(noun, 'status', status)}`);
    },
  });
}
