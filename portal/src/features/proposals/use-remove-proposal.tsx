import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { openConfirm } from '../../kit/open-confirm.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { ProposalCard } from './queries.ts';

/** A draft that nobody else has seen is deleted, any other is archived: said before, and what became of it after. */
export function useRemoveProposal({ id, number, status, customer, version, sendings }: ProposalCard) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const isDeleted = (status === 'draft' || status === 'rejected') && sendings.length === 0;
  const remove = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/commercial-proposals/{id}', {
          params: { path: { id } },
          headers: { 'If-Match': `"v${version}"` },
        }),
      ),
    onSuccess: async ({ archivedAt }) => {
      if (archivedAt === null) {
        await navigate({ to: '/$portal/proposals', params: { portal }, search: {} });
        client.removeQueries({ queryKey: ['proposals', id] });
      }
      await client.invalidateQueries({ queryKey: ['proposals'] });
      tellDone(`${archivedAt === null ? say('Deleted', 'Удалено') : say('In the archive', 'В архиве')}: ${number}`);
    },
  });
  const confirm = () =>
    openConfirm({
      title: isDeleted
        ? say('Delete the proposal?', 'Удалить предложение?')
        : say('Archive the proposal?', 'Убрать предложение в архив?'),
      children: (
        <Text size="sm">
          {number}
          {customer && `, ${customer.name}`}.{' '}
          {!isDeleted &&
            say('There it can be read, and restored as a draft.', 'Там его можно читать и вернуть как черновик.')}
        </Text>
      ),
      labels: {
        confirm: isDeleted ? say('Delete', 'Удалить') : say('Archive', 'В архив'),
        cancel: say('Cancel', 'Отмена'),
      },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return { isDeleted, isPending: remove.isPending, confirm };
}
