import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { TestPortal } from '../queries.ts';

export function RemovePortal({ id, name }: Pick<TestPortal, 'id' | 'name'>) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/sandbox/{id}', { params: { path: { id } } })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['test-portals'] });
      tellDone(say('The test portal is removed', 'Тестовый портал удалён'));
    },
  });
  const confirm = () =>
    openConfirm({
      title: say('Remove the test portal?', 'Удалить тестовый портал?'),
      children: (
        <Text size="sm">
          {say(`“${name}” goes with all its data and keys.`, `«${name}» исчезнет со всеми данными и ключами.`)}
        </Text>
      ),
      labels: { confirm: say('Remove', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="default" loading={remove.isPending} onClick={confirm}>
      {say('Remove…', 'Удалить…')}
    </Button>
  );
}
