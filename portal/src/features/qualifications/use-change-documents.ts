import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import type { QualifyingDocument } from './document-values.ts';
import type { Qualification } from './queries.ts';

interface Change {
  documents: QualifyingDocument[];
  changeReason?: string;
}

/** All documents of a qualification anew: they are kept as a whole. */
export function useChangeDocuments({ id, version }: Qualification) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      ask(
        api.PATCH('/api/v1/supplier-qualifications/{id}', {
          params: { path: { id } },
          body: { version, ...change },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['qualifications'] }),
  });
}
