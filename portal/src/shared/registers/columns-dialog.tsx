import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { useMe } from '../session/me.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import type { AskedRegister } from './register-at.ts';

interface ColumnsDialogProps {
  register: AskedRegister;
  onClose(): void;
}

/** Which columns the file of a list has, for this person from now on. */
export function ColumnsDialog({ register: { list, columns }, onClose }: ColumnsDialogProps) {
  const { user } = useMe();
  const usual = columns.flatMap(({ path, isUsual }) => (isUsual ? [path] : []));
  const known = columns.map(({ path }) => path);
  const [chosen, setChosen] = useState(() => keptColumns(user.id, list, known) ?? usual);
  const keep = (next: readonly string[] | undefined) => {
    keepColumns(user.id, list, next);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Columns of the file', 'Столбцы файла')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Checkbox.Group value={chosen} onChange={setChosen}>
          <Stack gap="xs">
            {columns.map(({ path, heading }) => (
              <Checkbox key={path} value={path} label={heading} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          <Button disabled={chosen.length === 0} onClick={() => keep(known.filter((path) => chosen.includes(path)))}>
            {say('Save', 'Сохранить')}
          </Button>
          <Button variant="default" onClick={() => keep(undefined)}>
            {say('As usual', 'Как обычно')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
