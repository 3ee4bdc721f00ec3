import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';

/** Takes a merge back: the item stands again with what was its own. */
export function Unmerge({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  const may = useMay();
  const unmerge = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/catalog/{itemId}/unmerge', { params: { path: { itemId: id } }, body: {} })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(`${say('Stands alone again', 'Снова отдельная позиция')}: ${name}`);
    },
  });
  if (!may('catalog.delete')) return null;
  const confirm = () =>
    openConfirm({
      title: say('Unmerge the item?', 'Разъединить позиции?'),
      children: (
        <Text size="sm">
          {name}.{' '}
          {say(
            'Its prices, suppliers, stock and outside codes go back to it.',
            'К ней вернутся её цены, поставщики, остатки и внешние коды.',
          )}
        </Text>
      ),
      labels: { confirm: say('Unmerge', 'Разъединить'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => unmerge.mutate(),
    });
  return (
    <Button size="compact-md" variant="default" loading={unmerge.isPending} onClick={confirm}>
      {say('Unmerge', 'Разъединить')}
    </Button>
  );
}
