import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellProblem } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import type { Notice } from './queries.ts';

/** Marks notices as read: one that is opened, or all that were seen. */
export function useReading() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['notices'] });
  const one = useMutation({
    // It is said as the page is left.
    mutationFn: (id: string) =>
      ask(api.POST('/api/v1/notices/{id}/read', { params: { path: { id } }, keepalive: true })),
    onSettled,
  });
  const all = useMutation({
    mutationFn: (newest: string) => ask(api.POST('/api/v1/notices/read-all', { body: { upTo: newest } })),
    onError: (error) => tellProblem(error),
    onSettled,
  });
  return {
    read: ({ id, readAt }: Notice) => {
      if (readAt === null) one.mutate(id);
    },
    /** The newest that was seen comes first. */
    readAll: ([newest]: readonly Notice[]) => {
      if (newest) all.mutate(newest.id);
    },
    isReadingAll: all.isPending,
  };
}
