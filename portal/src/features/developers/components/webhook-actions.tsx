import { Button, Menu, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Send } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Webhook } from '../webhook-queries.ts';
import { AttemptView } from './attempt-view.tsx';

/** Test, switch on or off, archive. The test's attempt is shown at once. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, name, enabled } = webhook;
  const client = useQueryClient();
  const may = useMay();
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks'] });
  const test = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/webhook-subscriptions/{id}/test', { params: { path: { id } }, body: {} })),
    onSettled: refresh,
  });
  const turn = useMutation({
    mutationFn: () =>
      enabled
        ? ask(api.POST('/api/v1/webhook-subscriptions/{id}/disable', { params: { path: { id } }, body: {} }))
        : ask(api.POST('/api/v1/webhook-subscriptions/{id}/enable', { params: { path: { id } }, body: {} })),
    onSuccess: refresh,
  });
  const archive = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/webhook-subscriptions/{id}', { params: { path: { id } } })),
    async onSuccess() {
      await refresh();
      tellDone(say(`Archived: ${name}`, `В архиве: ${name}`));
    },
  });
  const confirmArchive = () =>
    openConfirm({
      title: say(`Archive the subscription «${name}»?`, `Отправить подписку «${name}» в архив?`),
      children: say(
        'Nothing more is sent to it, and what waits is cancelled. Its deliveries stay readable.',
        'Больше ничего не будет отправлено, ожидающие доставки отменятся. История доставок останется.',
      ),
      labels: { confirm: say('Archive', 'В архив'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => archive.mutate(),
    });
  if (!may('webhooks.manage')) return null;
  return (
    <>
      <Button leftSection={<Send size={16} />} loading={test.isPending} onClick={() => test.mutate()}>
        {say('Send a test event', 'Тестовое событие')}
      </Button>
      <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate()}>
        {enabled ? say('Switch off', 'Выключить') : say('Switch on', 'Включить')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px={8} aria-label={say('More', 'Ещё')}>
            <Ellipsis size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" onClick={confirmArchive}>
            {say('Archive', 'В архив')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={test.data !== undefined}
        onClose={test.reset}
        size={640}
        title={say('Test event', 'Тестовое событие')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {test.data && <AttemptView attempt={test.data} open />}
      </Modal>
    </>
  );
}
