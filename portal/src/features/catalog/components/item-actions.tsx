import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Item } from '../queries.ts';

/** Puts an item away, or brings it back. */
export function ItemActions({ item }: { item: Item }) {
  const client = useQueryClient();
  const may = useMay();
  const params = { path: { itemId: item.id } };
  const after = async (text: string, undo?: () => void) => {
    await client.invalidateQueries({ queryKey: ['catalog'] });
    tellDone(text, undo);
  };
  const restore = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/catalog/{itemId}/restore', { params, body: {} })),
    onSuccess: () => after(say('Restored', 'Восстановлена')),
  });
  const archive = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/catalog/{itemId}', { params })),
    onSuccess: () => after(say('Archived', 'В архиве'), () => restore.mutate()),
  });
  if (!may('catalog.delete') || item.duplicateOfId) return null;
  if (item.status === 'archived')
    return (
      <Button
        variant="default"
        leftSection={<ArchiveRestore size={16} />}
        loading={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {say('Restore', 'Восстановить')}
      </Button>
    );
  const confirm = () =>
    openConfirm({
      title: say('Archive the item?', 'Позицию — в архив?'),
      children: <Text size="sm">{item.name}</Text>,
      labels: { confirm: say('Archive', 'В архив'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => archive.mutate(),
    });
  return (
    <Button variant="default" leftSection={<Archive size={16} />} loading={archive.isPending} onClick={confirm}>
      {say('Archive', 'В архив')}
    </Button>
  );
}
