import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { isRemindable } from '../model.ts';
import type { Recipient, RfqCard } from '../queries.ts';
import classes from './rfqs.module.css';
import { useRemind } from './use-remind.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

interface RecipientActionsProps {
  rfq: RfqCard;
  recipient: Recipient;
  quote: { id: string; revising: boolean; status: string } | undefined;
}

/** Remind, copy the link, send again, ask for a new version, take out. */
export function RecipientActions({ rfq, recipient, quote }: RecipientActionsProps) {
  const may = useMay();
  const changed = useRfqChanged();
  const path = { id: rfq.id, recipientId: recipient.id };
  const takesAnswers = isAsking(rfq.status);
  const isOpen = takesAnswers || ['draft', 'expired'].includes(rfq.status);
  const remind = useRemind(rfq);
  const copy = useMutation({
    mutationFn: async () => {
      const { url } = await ask(
        api.GET('/api/v1/supplier-rfqs/{id}/recipients/{recipientId}/link', { params: { path } }),
      );
      await navigator.clipboard.writeText(url);
    },
    onSuccess: () => tellDone(say('Link copied', 'Ссылка скопирована')),
  });
  const send = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/supplier-rfqs/{id}/send', {
          params: { path: { id: rfq.id } },
          body: { recipientIds: [recipient.id], resend: recipient.sentAt !== null },
        }),
      ),
    onSuccess: async () => {
      await changed();
      tellDone(`${say('Sent', 'Отправлено')}: ${recipient.name}`);
    },
  });
  const revise = useMutation({
    mutationFn: (id: string) =>
      ask(api.PATCH('/api/v1/supplier-quotes/{id}', { params: { path: { id } }, body: { revising: true } })),
    onSuccess: async () => {
      await changed();
      tellDone(say('The link takes a new version now', 'По ссылке теперь можно отправить новую версию'));
    },
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/supplier-rfqs/{id}/recipients/{recipientId}', { params: { path } })),
    onSuccess: async () => {
      await changed();
      tellDone(`${say('Taken out', 'Исключён')}: ${recipient.name}`);
    },
  });
  const confirmRemoval = () =>
    modals.openConfirmModal({
      title: say('Remove the supplier?', 'Исключить поставщика?'),
      children: (
        <Text size="sm">
          {recipient.sentAt === null
            ? recipient.name
            : say(
                `${recipient.name} will be told, and the link will open no more.`,
                `${recipient.name} получит письмо, а ссылка перестанет открываться.`,
              )}
        </Text>
      ),
      labels: { confirm: say('Take out', 'Исключить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  const hasLink = recipient.sentAt !== null && recipient.status !== 'revoked';
  const mayAskAgain = quote !== undefined && takesAnswers && may('supplier_quotes.update') && !quote.revising;
  const mayRemove =
    isOpen && recipient.quoteId === null && recipient.status !== 'revoked' && may('supplier_rfqs.update');
  return (
    <div className={classes.acts}>
      {takesAnswers && recipient.status === 'pending' && may('supplier_rfqs.send') && (
        <Button size="compact-sm" loading={send.isPending} onClick={() => send.mutate()}>
          {say('Send', 'Отправить')}
        </Button>
      )}
      {takesAnswers && isRemindable(recipient) && may('supplier_rfqs.remind') && (
        <Button
          size="compact-sm"
          variant="default"
          loading={remind.isPending}
          onClick={() => remind.mutate([recipient.id])}
        >
          {say('Remind', 'Напомнить')}
        </Button>
      )}
      {hasLink && may('supplier_rfqs.send') && (
        <Button size="compact-sm" variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
          {say('Copy the link', 'Скопировать ссылку')}
        </Button>
      )}
      {(mayAskAgain || mayRemove || (hasLink && takesAnswers)) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`${say('More', 'Ещё')}: ${recipient.name}`}>
              <Ellipsis size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayAskAgain && (
              <Menu.Item onClick={() => revise.mutate(quote.id)}>
                {say('Ask for a new version', 'Открыть правку предложения')}
              </Menu.Item>
            )}
            {hasLink && takesAnswers && recipient.channel === 'email' && may('supplier_rfqs.send') && (
              <Menu.Item onClick={() => send.mutate()}>{say('Resend the email', 'Отправить письмо ещё раз')}</Menu.Item>
            )}
            {mayRemove && (
              <Menu.Item color="red" onClick={confirmRemoval}>
                {say('Take out', 'Исключить')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
