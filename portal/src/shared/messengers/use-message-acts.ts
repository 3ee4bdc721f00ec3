import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { TalkOf } from './queries.ts';

export interface Content {
  text?: string;
  fileId?: string;
}

/** Everything shown of messengers is asked for anew. */
export const useMessengersChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['messengers'] });
};

/** Writes in a conversation; where it is refused the form says why. */
export function useReply(id: string, onSent: () => void) {
  const changed = useMessengersChanged();
  return useMutation({
    mutationFn: (body: Content) =>
      ask(api.POST('/api/v1/messenger/conversations/{id}/messages', { params: { path: { id } }, body })),
    meta: { toldByPage: true },
    async onSuccess() {
      onSent();
      await changed();
    },
  });
}

/** Links a conversation to a record, and takes a record off it. */
export function useLinks(id: string) {
  const onSuccess = useMessengersChanged();
  const params = { path: { id } };
  const link = useMutation({
    mutationFn: (body: TalkOf) => ask(api.POST('/api/v1/messenger/conversations/{id}/links', { params, body })),
    onSuccess,
  });
  const unlink = useMutation({
    mutationFn: (body: TalkOf) => ask(api.POST('/api/v1/messenger/conversations/{id}/unlink', { params, body })),
    onSuccess,
  });
  return { link, unlink };
}

export function useMarkRead(id: string) {
  const onSuccess = useMessengersChanged();
  return useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/messenger/conversations/{id}/read', { params: { path: { id } }, body: {} })),
    onSuccess,
  });
}
