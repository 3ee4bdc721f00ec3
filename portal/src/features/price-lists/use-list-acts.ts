import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { saveAnswer } from '../../shared/files/save-answer.ts';
import type { PriceList } from './queries.ts';

/** Everything that is done with a list as a whole, and what is told after it. */
export function useListActs({ id, number, version }: PriceList) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const params = { path: { priceListId: id } };
  const after = async (text: string, undo?: () => void) => {
    await client.invalidateQueries({ queryKey: ['price-lists'] });
    await client.invalidateQueries({ queryKey: ['catalog'] });
    tellDone(text, undo);
  };
  const restore = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/price-lists/{priceListId}/restore', { params, body: {} })),
    onSuccess: () => after(say('Restored as a draft', 'Восстановлен как черновик')),
  });
  const archive = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/price-lists/{priceListId}/archive', { params, body: {} })),
    onSuccess: () => after(say('Archived', 'В архиве'), () => restore.mutate()),
  });
  const activate = useMutation({
    mutationFn: () =>
      ask(api.PATCH('/api/v1/price-lists/{priceListId}', { params, body: { status: 'active', version } })),
    onSuccess: ({ warnings }) => after(warnings[0]?.message ?? say('The list is active', 'Прайс-лист действует')),
  });
  const duplicate = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/price-lists/{priceListId}/duplicate', { params, body: {} })),
    onSuccess: async (copy) => {
      await after(`${say('Copied', 'Копия создана')}: ${copy.number}`);
      await navigate({ to: '/$portal/price-lists/$id', params: { portal, id: copy.id }, search: {} });
    },
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/price-lists/{priceListId}', { params })),
    onSuccess: async ({ result }) => {
      if (result === 'deleted') await navigate({ to: '/$portal/price-lists', params: { portal }, search: {} });
      await after(result === 'deleted' ? say('Deleted', 'Удалён') : say('Archived', 'В архиве'));
    },
  });
  const save = useMutation({
    mutationFn: (format: 'csv' | 'tsv') =>
      saveAnswer(
        api.POST('/api/v1/price-lists/{priceListId}/export', { params, body: { format }, parseAs: 'blob' }),
        `${number}.${format}`,
      ),
  });
  const busy = [archive, duplicate, remove, save].some(({ isPending }) => isPending);
  return { restore, archive, activate, duplicate, remove, save, busy };
}
