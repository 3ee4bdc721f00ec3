import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { Mapping } from './queries.ts';

export function DeleteMapping({ id, mapping, onDone }: { id: string; mapping: Mapping; onDone(): void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      ask(
        api.DELETE('/api/v1/integrations/installations/{id}/mappings/{mappingId}', {
          params: { path: { id, mappingId: mapping.id } },
        }),
      ),
    async onSuccess() {
      onDone();
      await client.invalidateQueries({ queryKey: ['integrations', 'mappings', id] });
    },
  });
  const confirm = () =>
    openConfirm({
      title: say(`Delete the mapping «${mapping.name}»?`, `Удалить сопоставление «${mapping.name}»?`),
      children: say(`Events ${mapping.event} will only be kept.`, `События ${mapping.event} будут только сохраняться.`),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Button variant="default" loading={remove.isPending} onClick={confirm}>
      {say('Delete', 'Удалить')}
    </Button>
  );
}
