import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { say } from '../../../../kit/say.ts';

interface LineMenuProps {
  name: string;
  isCancelled: boolean;
  onOpen(): void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Nothing where stock cannot be reserved for it. */
  onReserve: (() => void) | undefined;
  onCancel(): void;
  onRestore(): void;
}

/** What may be done with a line; moving it here is the keyboard's way to drag. */
export const LineMenu = ({
  name,
  isCancelled,
  onOpen,
  onUp,
  onDown,
  onReserve,
  onCancel,
  onRestore,
}: LineMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={`${say('Actions', 'Действия')}: ${name}`}>
        <Ellipsis size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {!isCancelled && <Menu.Item onClick={onOpen}>{say('Edit', 'Изменить')}</Menu.Item>}
      {onReserve && <Menu.Item onClick={onReserve}>{say('Reserve from stock', 'Зарезервировать со склада')}</Menu.Item>}
      <Menu.Item disabled={!onUp} onClick={onUp}>
        {say('Move up', 'Переместить выше')}
      </Menu.Item>
      <Menu.Item disabled={!onDown} onClick={onDown}>
        {say('Move down', 'Переместить ниже')}
      </Menu.Item>
      {isCancelled ? (
        <Menu.Item onClick={onRestore}>{say('Bring back', 'Вернуть в заявку')}</Menu.Item>
      ) : (
        <Menu.Item color="red" onClick={onCancel}>
          {say('Cancel the line', 'Отменить позицию')}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);
