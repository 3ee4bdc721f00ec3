import { ActionIcon } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { againOf } from '../new-row.ts';
import type { Row } from '../queries.ts';

/** Takes a price out of a list; the same price can be put back. */
export function DeleteRow({ listId, row }: { listId: string; row: Row }) {
  const client = useQueryClient();
  const after = () => client.invalidateQueries({ queryKey: ['price-lists', listId] });
  const putBack = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/price-lists/{priceListId}/items', {
          params: { path: { priceListId: listId } },
          body: { items: [againOf(row)] },
        }),
      ),
    onSuccess: after,
  });
  const remove = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/price-lists/{priceListId}/items/{itemId}', {
          params: { path: { priceListId: listId, itemId: row.id } },
        }),
      ),
    onSuccess: async () => {
      tellDone(`${say('Row deleted', 'Строка удалена')}: ${row.name}`, () => putBack.mutate());
      await after();
    },
  });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      loading={remove.isPending}
      aria-label={`${say('Delete', 'Удалить')}: ${row.name}`}
      onClick={() => remove.mutate()}
    >
      <Trash2 size={16} />
    </ActionIcon>
  );
}
