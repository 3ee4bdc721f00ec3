import { Button, Checkbox, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { type RowsOfFile, registerRows } from '../../../../nouns/register-export.ts';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { say } from '../../kit/say.ts';
import { useMe } from '../session/me.ts';
import { columnsFor, keepLayout, keptLayout, type Layout } from './kept-layout.ts';
import type { AskedRegister } from './register-at.ts';

interface LayoutDialogProps {
  register: AskedRegister;
  onClose(): void;
}

/** Whether the file of a list has a row for each record or each line, and which columns, for this person from now on. */
export function LayoutDialog({ register, onClose }: LayoutDialogProps) {
  const { user } = useMe();
  const [{ rows, chosen }, setLayout] = useState(() => firstLayout(register, keptLayout(user.id, register)));
  const hasLines = register.lineColumns.length > 0;
  const offered = columnsFor(register, rows);
  const columns = offered.flatMap(({ path }) => (chosen.includes(path) ? [path] : []));
  const isOffered = (path: string) => offered.some((column) => column.path === path);
  const keep = (layout: Layout | undefined) => {
    keepLayout(user.id, register.list, layout);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        hasLines
          ? say('Rows and columns of the file', 'Строки и столбцы файла')
          : say('Columns of the file', 'Столбцы файла')
      }
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        {hasLines && (
          <SegmentedControl
            aria-label={say('Rows of the file', 'Строки файла')}
            data={Object.entries(registerRows).map(([value, { en, ru }]) => ({ value, label: say(en, ru) }))}
            value={rows}
            onChange={(value) => setLayout({ rows: value as RowsOfFile, chosen })}
          />
        )}
        <Checkbox.Group
          value={columns}
          onChange={(next) => setLayout({ rows, chosen: [...next, ...chosen.filter((path) => !isOffered(path))] })}
        >
          <Stack gap="xs">
            {offered.map(({ path, heading }) => (
              <Checkbox key={path} value={path} label={heading} />
            ))}
          </Stack>
        </Checkbox.Group>
        <DialogButtons>
          <Button variant="default" onClick={() => keep(undefined)}>
            {say('As usual', 'Как обычно')}
          </Button>
          <Button disabled={columns.length === 0} onClick={() => keep({ rows, columns })}>
            {say('Save', 'Сохранить')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

const usualOf = (columns: AskedRegister['columns']) => columns.flatMap(({ path, isUsual }) => (isUsual ? [path] : []));

/** What is chosen at first; the usual columns of lines stand ready for whoever turns to them. */
function firstLayout({ columns, lineColumns }: AskedRegister, { rows, columns: kept }: Layout = { rows: 'records' }) {
  const ofLines = rows === 'lines' && kept ? [] : usualOf(lineColumns);
  return { rows, chosen: [...(kept ?? usualOf(columns)), ...ofLines] };
}
