import { ActionIcon, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { duplicated, inserted, moved, removed } from '../model/rows.ts';

interface RowMenuProps {
  rowKey: string;
  at: number;
  called: string;
  act: SheetHold['act'];
  onDetails(key: string): void;
}

/** What may be done with a row as a whole; each has a key of its own in the cells. */
export const RowMenu = memo(function RowMenu({ rowKey, at, called, act, onDetails }: RowMenuProps) {
  return (
    <Menu position="bottom-end" width={240} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${say('Row', 'Строка')}: ${called}`}>
          <Ellipsis size={15} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={15} />} onClick={() => onDetails(rowKey)}>
          {say('Details and group', 'Подробно и группа')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Plus size={15} />}
          rightSection={<kbd>Ctrl Enter</kbd>}
          onClick={() => act({ kind: 'rows', rows: (rows) => inserted(rows, at) })}
        >
          {say('Row below', 'Строка ниже')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Copy size={15} />}
          onClick={() => act({ kind: 'rows', rows: (rows) => duplicated(rows, rowKey) })}
        >
          {say('Duplicate', 'Повторить')}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowUp size={15} />}
          rightSection={<kbd>Alt ↑</kbd>}
          onClick={() => act({ kind: 'rows', rows: (rows) => moved(rows, at, -1) })}
        >
          {say('Up', 'Выше')}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowDown size={15} />}
          rightSection={<kbd>Alt ↓</kbd>}
          onClick={() => act({ kind: 'rows', rows: (rows) => moved(rows, at, 1) })}
        >
          {say('Down', 'Ниже')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<Trash2 size={15} />}
          rightSection={<kbd>Ctrl Del</kbd>}
          onClick={() => act({ kind: 'rows', rows: (rows) => removed(rows, rowKey) })}
        >
          {say('Remove', 'Удалить')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
