import { ActionIcon, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Percent, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName, Columns } from '../model/columns.ts';
import type { Item } from '../model/items-of.ts';
import { added, groupMoved, withoutGroup } from '../model/rows.ts';
import { cellName, noGroup } from '../words.ts';
import { FillDialog } from './fill-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';

interface GroupMenuProps {
  group: Extract<Item, { kind: 'group' }>;
  columns: Columns;
  act: SheetHold['act'];
}

const alike: readonly CellName[] = ['markup', 'commission', 'vatRate'];

/** What may be done with the rows of a group together. */
export function GroupMenu({ group, columns, act }: GroupMenuProps) {
  const { id, isFirst, isLast } = group;
  const name = group.name || noGroup();
  const [opened, setOpened] = useState<'rename' | CellName>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Menu position="bottom-end" width={240} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${say('Group', 'Группа')}: ${name}`}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Plus size={15} />}
            onClick={() => act({ kind: 'rows', rows: (rows) => added(rows, id) })}
          >
            {say('Add a row', 'Добавить строку')}
          </Menu.Item>
          <Menu.Item leftSection={<Pencil size={15} />} onClick={() => setOpened('rename')}>
            {say('Rename', 'Переименовать')}
          </Menu.Item>
          {alike
            .filter((one) => columns.cells.includes(one))
            .map((one) => (
              <Menu.Item key={one} leftSection={<Percent size={15} />} onClick={() => setOpened(one)}>
                {cellName(one)}: {say('the whole group', 'вся группа')}
              </Menu.Item>
            ))}
          {!isFirst && (
            <Menu.Item
              leftSection={<ArrowUp size={15} />}
              onClick={() => act({ kind: 'rows', rows: (rows) => groupMoved(rows, id, -1) })}
            >
              {say('Up', 'Выше')}
            </Menu.Item>
          )}
          {!isLast && (
            <Menu.Item
              leftSection={<ArrowDown size={15} />}
              onClick={() => act({ kind: 'rows', rows: (rows) => groupMoved(rows, id, 1) })}
            >
              {say('Down', 'Ниже')}
            </Menu.Item>
          )}
          <Menu.Item
            color="red"
            leftSection={<Trash2 size={15} />}
            onClick={() => act({ kind: 'rows', rows: (rows) => withoutGroup(rows, id) })}
          >
            {say('Remove with its rows', 'Удалить со строками')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {opened === 'rename' && <GroupDialog group={{ id, name: group.name }} act={act} onClose={close} />}
      {opened !== undefined && opened !== 'rename' && (
        <FillDialog name={opened} group={{ id, name }} act={act} onClose={close} />
      )}
    </>
  );
}
