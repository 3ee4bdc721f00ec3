import { ActionIcon, Menu, Text } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import type { Quote } from '../queries.ts';

interface QuoteMenuProps {
  quote: Quote;
  onNotes(): void;
  onReject(): void;
  /** Gives up the version that is being written. */
  onDiscard(): void;
  onWithdraw(): void;
}

/** What is rarely done with a quote; withdrawing asks first. */
export function QuoteMenu({ quote, onNotes, onReject, onDiscard, onWithdraw }: QuoteMenuProps) {
  const { number, supplierName, revising, allowedMoves } = quote;
  const mayMove = (to: Quote['status']) => allowedMoves.some((move) => move.to === to);
  const confirmWithdrawal = () =>
    openConfirm({
      title: say(`Withdraw ${number}?`, `Отозвать ${number}?`),
      children: (
        <Text size="sm">
          {say(
            `The quote of ${supplierName} will no longer count.`,
            `Предложение «${supplierName}» перестанет учитываться.`,
          )}
        </Text>
      ),
      labels: { confirm: say('Withdraw', 'Отозвать'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: onWithdraw,
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={say('More', 'Ещё')}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onNotes}>{say('Comment and score…', 'Комментарий и оценка…')}</Menu.Item>
        {revising && (
          <Menu.Item onClick={onDiscard}>{say('Discard the next version', 'Удалить черновик версии')}</Menu.Item>
        )}
        {mayMove('rejected') && (
          <Menu.Item color="red" onClick={onReject}>
            {say('Reject…', 'Отклонить…')}
          </Menu.Item>
        )}
        {mayMove('withdrawn') && (
          <Menu.Item color="red" onClick={confirmWithdrawal}>
            {say('Withdraw', 'Отозвать')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
