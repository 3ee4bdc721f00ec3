import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import { counted, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { isRemindable, progressOf } from '../model.ts';
import type { RfqCard } from '../queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { useRemind } from './use-remind.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

/** Send, remind, extend, change, close, cancel: what may be done with it now. */
export function RfqActions({ rfq }: { rfq: RfqCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const may = useMay();
  const changed = useRfqChanged();
  const [open, setOpen] = useState<'terms' | 'cancel'>();
  const remind = useRemind(rfq);
  const path = { id: rfq.id };
  const { waiting } = progressOf(rfq.recipients);
  const isDraft = rfq.status === 'draft';
  const mayMove = (to: RfqCard['status']) => rfq.allowedMoves.some((move) => move.to === to);
  const takesAnswers = isAsking(rfq.status);
  const isOpen = isDraft || takesAnswers || rfq.status === 'expired';
  const send = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/supplier-rfqs/{id}/send', { params: { path }, body: { version: rfq.version } })),
    onSuccess: async ({ sent }) => {
      await changed();
      tellDone(`${say('Sent', 'Отправлено')}: ${suppliers(sent)}`);
    },
  });
  const close = useMutation({
    mutationFn: () => ask(api.PATCH('/api/v1/supplier-rfqs/{id}', { params: { path }, body: { status: 'closed' } })),
    onSuccess: async () => {
      await changed();
      tellDone(say('The request is closed', 'Запрос закрыт'));
    },
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/supplier-rfqs/{id}', { params: { path } })),
    onSuccess: async () => {
      await navigate({ to: '/$portal/rfqs', params: { portal } });
      await changed();
      tellDone(`${say('Deleted', 'Удалён')}: ${rfq.number}`);
    },
  });
  const confirm = (title: string, text: string, label: string, act: () => void, color?: string) =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm: label, cancel: say('Cancel', 'Отмена') },
      confirmProps: color ? { color } : {},
      onConfirm: act,
    });
  const silent = rfq.recipients.filter(isRemindable).length;
  return (
    <>
      {((isDraft && rfq.recipients.length > 0) || (takesAnswers && waiting > 0)) && may('supplier_rfqs.send') && (
        <Button
          loading={send.isPending}
          onClick={() =>
            confirm(
              say('Send the request?', 'Отправить запрос?'),
              say(
                `${suppliers(waiting)} will get a letter with a link of their own.`,
                `Письмо с личной ссылкой получат: ${suppliers(waiting)}.`,
              ),
              say('Send', 'Отправить'),
              () => send.mutate(),
            )
          }
        >
          {say('Send…', 'Отправить…')}
        </Button>
      )}
      {takesAnswers && silent > 0 && may('supplier_rfqs.remind') && (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
          {say('Remind all', 'Напомнить всем')}
        </Button>
      )}
      {isOpen && may('supplier_rfqs.update') && (
        <Button variant="default" onClick={() => setOpen('terms')}>
          {isDraft ? say('Terms', 'Условия') : say('Extend or change', 'Продлить или изменить')}
        </Button>
      )}
      {(mayMove('closed') || mayMove('cancelled')) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={32} aria-label={say('More', 'Ещё')}>
              <Ellipsis size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayMove('closed') && (
              <Menu.Item
                onClick={() =>
                  confirm(
                    say('Close the request?', 'Закрыть запрос?'),
                    say(
                      `${rfq.number}: answers are taken no more. Quotes stay.`,
                      `${rfq.number}: ответы больше не принимаются. Полученные предложения останутся.`,
                    ),
                    say('Close', 'Закрыть запрос'),
                    () => close.mutate(),
                  )
                }
              >
                {say('Close to new quotes', 'Закрыть приём ответов')}
              </Menu.Item>
            )}
            {isDraft && mayMove('cancelled') && (
              <Menu.Item
                color="red"
                onClick={() =>
                  confirm(
                    say('Delete the draft?', 'Удалить черновик?'),
                    `${rfq.number} · ${rfq.title}`,
                    say('Delete', 'Удалить'),
                    () => remove.mutate(),
                    'red',
                  )
                }
              >
                {say('Delete the draft', 'Удалить черновик')}
              </Menu.Item>
            )}
            {!isDraft && mayMove('cancelled') && (
              <Menu.Item color="red" onClick={() => setOpen('cancel')}>
                {say('Cancel the request…', 'Отменить запрос…')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <CancelDialog rfq={rfq} opened={open === 'cancel'} onClose={() => setOpen(undefined)} />
      <TermsPanel key={open} rfq={rfq} opened={open === 'terms'} onClose={() => setOpen(undefined)} />
    </>
  );
}

const suppliers = (count: number) =>
  counted(count, ['supplier', 'suppliers'], ['поставщик', 'поставщика', 'поставщиков']);
