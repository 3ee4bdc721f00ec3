import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Counterparty } from '../queries.ts';
import { BlockCounterparty } from './block-counterparty.tsx';

/** Blocks and unblocks a counterparty, puts it away, brings it back. */
export function CounterpartyActions({ party }: { party: Counterparty }) {
  const client = useQueryClient();
  const may = useMay();
  const [blocking, setBlocking] = useState(false);
  const params = { path: { counterpartyId: party.id } };
  const after = async (text: string, undo?: () => void) => {
    await client.invalidateQueries({ queryKey: ['counterparties'] });
    tellDone(text, undo);
  };
  const restore = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/counterparties/{counterpartyId}/restore', { params, body: {} })),
    onSuccess: () => after(say('Restored', 'Восстановлен')),
  });
  const archive = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/counterparties/{counterpartyId}', { params })),
    onSuccess: () => after(say('Archived', 'В архиве'), () => restore.mutate()),
  });
  const unblock = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/counterparties/{counterpartyId}/status', {
          params,
          body: { status: 'active', from: 'blocked' },
        }),
      ),
    onSuccess: () => after(say('Unblocked', 'Разблокирован')),
  });
  const confirm = () =>
    openConfirm({
      title: say('Archive the counterparty?', 'Контрагента — в архив?'),
      children: <Text size="sm">{party.shortName}</Text>,
      labels: { confirm: say('Archive', 'В архив'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => archive.mutate(),
    });
  return (
    <>
      {may('counterparties.update') && party.status === 'active' && (
        <Button variant="default" leftSection={<Ban size={16} />} onClick={() => setBlocking(true)}>
          {say('Block', 'Заблокировать')}
        </Button>
      )}
      {may('counterparties.update') && party.status === 'blocked' && (
        <Button
          variant="default"
          leftSection={<CircleCheck size={16} />}
          loading={unblock.isPending}
          onClick={() => unblock.mutate()}
        >
          {say('Unblock', 'Разблокировать')}
        </Button>
      )}
      {may('counterparties.delete') && party.status !== 'archived' && (
        <Button variant="default" leftSection={<Archive size={16} />} loading={archive.isPending} onClick={confirm}>
          {say('Archive', 'В архив')}
        </Button>
      )}
      {may('counterparties.delete') && party.status === 'archived' && (
        <Button
          variant="default"
          leftSection={<ArchiveRestore size={16} />}
          loading={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {say('Restore', 'Восстановить')}
        </Button>
      )}
      <BlockCounterparty opened={blocking} party={party} onClose={() => setBlocking(false)} />
    </>
  );
}
