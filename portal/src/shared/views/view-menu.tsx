import { ActionIcon, Menu, Text } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { openConfirm } from '../../kit/open-confirm.ts';
import { say } from '../../kit/say.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { type SavedView, useDeleteView, useUpdateView, type ViewedList } from './saved-views.ts';

/** What may be done with a saved view. */
export function ViewMenu({ list, view }: { list: ViewedList; view: SavedView }) {
  const update = useUpdateView();
  const remove = useDeleteView();
  const [renaming, setRenaming] = useState(false);
  const { id, version, isShared } = view;
  const confirm = () =>
    openConfirm({
      title: say('Delete the view?', 'Удалить вид?'),
      children: <Text size="sm">{view.name}</Text>,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            loading={update.isPending || remove.isPending}
            aria-label={`${say('Change the view', 'Изменить вид')}: ${view.name}`}
          >
            <Ellipsis size={14} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>{say('Rename', 'Переименовать')}</Menu.Item>
          <Menu.Item onClick={() => update.mutate({ id, version, isShared: !isShared })}>
            {isShared ? say('Keep for myself', 'Сделать личным') : say('Share with everybody', 'Сделать общим')}
          </Menu.Item>
          <Menu.Item color="red" onClick={confirm}>
            {say('Delete', 'Удалить')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {renaming && <SaveViewDialog list={list} view={view} query={view.query} onClose={() => setRenaming(false)} />}
    </>
  );
}
