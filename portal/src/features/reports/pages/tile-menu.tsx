import { ActionIcon, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { tileForms } from '../../../../../nouns/report-page.ts';
import { say } from '../../../kit/say.ts';

type Form = keyof typeof tileForms;

interface TileMenuProps {
  name: string;
  at: number;
  count: number;
  form: Form;
  onMove(to: number): void;
  onShowAs(form: Form): void;
  onRemove(): void;
}

/** Moves a tile, by the menu or by Alt with the arrows on its button; shows it otherwise, or takes it off. */
export function TileMenu({ name, at, count, form, onMove, onShowAs, onRemove }: TileMenuProps) {
  const moveByKeys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.code];
    const to = at + (by ?? 0);
    if (by === undefined || !event.altKey || to < 0 || to >= count) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(to);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${say('Change the tile', 'Изменить плитку')}: ${name}`}
          onKeyDownCapture={moveByKeys}
        >
          <EllipsisVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(tileForms) as Form[])
          .filter((other) => other !== form)
          .map((other) => (
            <Menu.Item key={other} onClick={() => onShowAs(other)}>
              {say('Show as', 'Показать как')}: {say(tileForms[other]).toLowerCase()}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item leftSection={<ArrowUp size={16} />} disabled={at === 0} onClick={() => onMove(at - 1)}>
          {say('Earlier', 'Раньше')}
        </Menu.Item>
        <Menu.Item leftSection={<ArrowDown size={16} />} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
          {say('Later', 'Дальше')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={onRemove}>
          {say('Take off the page', 'Убрать со страницы')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
