import { Button, Menu, Text } from '@mantine/core';
import { ArchiveRestore, Ellipsis, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { useGoing } from '../use-going.ts';

interface RecordMenuProps {
  name: string;
  isArchived: boolean;
  acts: ReturnType<typeof useGoing>;
  /** Whether the record is in a state in which it may be deleted or archived. */
  mayGo?: boolean;
  /** What else may be done, before deleting. */
  children?: ReactNode;
}

/** What is rarely done with a record: deleting it, or bringing it back. */
export function RecordMenu({ name, isArchived, acts: { going, coming }, mayGo = true, children }: RecordMenuProps) {
  const may = useMay();
  const mayDelete = mayGo && !isArchived && may('logistics.delete');
  const mayRestore = isArchived && may('logistics.update');
  if (!mayDelete && !mayRestore && !children) return null;
  const confirm = () =>
    openConfirm({
      title: say('Delete?', 'Удалить?'),
      children: (
        <Text size="sm">
          {name}.{' '}
          {say(
            'Where other records name it, it goes to the archive instead.',
            'Если на запись ссылаются другие, она уйдёт в архив.',
          )}
        </Text>
      ),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => going.mutate(),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          px={9}
          loading={going.isPending || coming.isPending}
          aria-label={say('More actions', 'Ещё действия')}
        >
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        {mayRestore && (
          <Menu.Item leftSection={<ArchiveRestore size={16} />} onClick={() => coming.mutate()}>
            {say('Restore', 'Восстановить')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={confirm}>
            {say('Delete', 'Удалить')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
