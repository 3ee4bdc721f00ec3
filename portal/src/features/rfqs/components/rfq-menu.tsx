import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { RfqCard } from '../queries.ts';
import { askFirst } from './ask-first.tsx';

interface RfqMenuProps {
  rfq: RfqCard;
  onClose(): void;
  onDelete(): void;
  onCancel(): void;
}

/** The ways a request ends; none are offered where the server allows none. */
export function RfqMenu({ rfq, onClose, onDelete, onCancel }: RfqMenuProps) {
  const { number, title, status, allowedMoves } = rfq;
  const mayMove = (to: RfqCard['status']) => allowedMoves.some((move) => move.to === to);
  if (!mayMove('closed') && !mayMove('cancelled')) return null;
  const closing = {
    title: say('Close the request?', 'Закрыть запрос?'),
    text: say(
      `${number}: answers will no longer be accepted. Quotes stay.`,
      `${number}: ответы больше не принимаются. Полученные предложения останутся.`,
    ),
    label: say('Close', 'Закрыть запрос'),
  };
  const deleting = {
    title: say('Delete the draft?', 'Удалить черновик?'),
    text: `${number} · ${title}`,
    label: say('Delete', 'Удалить'),
    color: 'red',
  } as const;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={say('More', 'Ещё')}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayMove('closed') && (
          <Menu.Item onClick={() => askFirst(closing, onClose)}>
            {say('Close to new quotes', 'Закрыть приём ответов')}
          </Menu.Item>
        )}
        {mayMove('cancelled') &&
          (status === 'draft' ? (
            <Menu.Item color="red" onClick={() => askFirst(deleting, onDelete)}>
              {say('Delete the draft', 'Удалить черновик')}
            </Menu.Item>
          ) : (
            <Menu.Item color="red" onClick={onCancel}>
              {say('Cancel the request…', 'Отменить запрос…')}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
