import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';

/** Drafts of what is short, one for each warehouse; the only one opens. */
export function ProposeButton({ warehouseId }: { warehouseId: string | undefined }) {
  const { portal } = useParams({ from: '/$portal' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const propose = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/reorder-points/propose', { body: { ...(warehouseId && { warehouseId }) } })),
    async onSuccess({ items }) {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['reorder-points'] }),
        client.invalidateQueries({ queryKey: ['requisitions'] }),
      ]);
      const [only, ...more] = items;
      if (!only) return tellDone(say('Nothing is short', 'Всего хватает'));
      if (more.length === 0)
        await navigate({ to: '/$portal/requisitions/$id', params: { portal, id: only.id }, search: {} });
      tellDone(`${say('Drafts made', 'Созданы черновики')}: ${items.map(({ number }) => number).join(', ')}`);
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<ListPlus size={16} />}
      loading={propose.isPending}
      onClick={() => propose.mutate()}
    >
      {say('Propose a requisition', 'Предложить заявку')}
    </Button>
  );
}
