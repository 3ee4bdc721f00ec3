import { ActionIcon, Button, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { actsOf, isAsking } from '../model.ts';
import type { Recipient, RfqCard } from '../queries.ts';
import { askFirst } from './ask-first.tsx';
import classes from './rfqs.module.css';
import { useCanAskByMessenger } from './use-can-ask-by-messenger.ts';
import { useRecipientActs } from './use-recipient-acts.ts';
import { useRemind } from './use-remind.ts';

interface RecipientActionsProps {
  rfq: RfqCard;
  recipient: Recipient;
  quote: { id: string; revising: boolean; status: string } | undefined;
}

/** Remind, copy the link, send again, ask for a new version, take out. */
export function RecipientActions({ rfq, recipient, quote }: RecipientActionsProps) {
  const acts = actsOf(rfq, recipient, quote, useMay());
  const canAsk = useCanAskByMessenger() && acts.copyLink && isAsking(rfq);
  const { copy, send, sendByMessenger, revise, remove } = useRecipientActs(rfq, recipient);
  const remind = useRemind(rfq);
  const removing = {
    title: say('Remove the supplier?', 'Исключить поставщика?'),
    text:
      recipient.sentAt === null
        ? recipient.name
        : say(
            `${recipient.name} will be told, and the link will no longer open.`,
            `${recipient.name} получит письмо, а ссылка перестанет открываться.`,
          ),
    label: say('Take out', 'Исключить'),
    color: 'red',
  } as const;
  return (
    <div className={classes.acts}>
      {acts.send && (
        <Button size="compact-sm" loading={send.isPending} onClick={() => send.mutate()}>
          {say('Send', 'Отправить')}
        </Button>
      )}
      {acts.remind && (
        <Button
          size="compact-sm"
          variant="default"
          loading={remind.isPending}
          onClick={() => remind.mutate([recipient.id])}
        >
          {say('Remind', 'Напомнить')}
        </Button>
      )}
      {acts.copyLink && (
        <Button size="compact-sm" variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
          {say('Copy the link', 'Скопировать ссылку')}
        </Button>
      )}
      {(acts.askAgain || acts.resend || acts.remove || canAsk) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`${say('More', 'Ещё')}: ${recipient.name}`}>
              <Ellipsis size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {acts.askAgain && quote && (
              <Menu.Item onClick={() => revise.mutate(quote.id)}>
                {say('Ask for a new version', 'Открыть правку предложения')}
              </Menu.Item>
            )}
            {acts.resend && (
              <Menu.Item onClick={() => send.mutate()}>{say('Resend the email', 'Отправить письмо ещё раз')}</Menu.Item>
            )}
            {canAsk && (
              <Menu.Item onClick={() => sendByMessenger.mutate()}>
                {say('Write in the messenger', 'Отправить в мессенджер')}
              </Menu.Item>
            )}
            {acts.remove && (
              <Menu.Item color="red" onClick={() => askFirst(removing, remove.mutate)}>
                {say('Take out', 'Исключить')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
