import { ActionIcon, Button } from '@mantine/core';
import { FolderPlus, Plus, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { inserted } from '../model/rows.ts';
import { sayPasted } from '../words.ts';
import { GroupDialog } from './group-dialog.tsx';
import { RowDialog } from './row-dialog.tsx';
import { RowList } from './row-list.tsx';
import classes from './sheet-table.module.css';
import { SheetTable } from './sheet-table.tsx';

/** What is offered: a table to type into, on a phone a list of which each row opens. */
export function RowsSection({ hold, readOnly }: { hold: SheetHold; readOnly: boolean }) {
  const { sheet, act } = hold;
  const isPhone = useIsPhone();
  const [opened, open] = useState<string>();
  const [grouping, setGrouping] = useState(false);
  const [pasted, setPasted] = useState('');
  const onPasted = useCallback((taken: number, left: number, unreadable: number) => {
    const text = sayPasted(taken, left, unreadable);
    setPasted(text);
    if (left + unreadable > 0) tellDone(text);
  }, []);
  const add = () => act({ kind: 'rows', rows: (rows) => inserted(rows, rows.length - 1) });
  const addButton = (
    <Button variant="default" size="compact-md" leftSection={<Plus size={15} />} onClick={add}>
      {say('Row', 'Строка')}
    </Button>
  );
  return (
    <Section title={say('Rows', 'Строки')} bare actions={!readOnly && <Steps hold={hold} />}>
      {sheet.rows.length === 0 ? (
        <Empty title={say('No rows yet', 'Строк пока нет')} action={readOnly ? undefined : addButton}>
          {say(
            'Add a row and type, or copy a block of cells from a spreadsheet and paste it into the first row.',
            'Добавьте строку и вводите, или скопируйте блок ячеек из таблицы и вставьте его в первую строку.',
          )}
        </Empty>
      ) : isPhone ? (
        <RowList hold={hold} onOpen={open} />
      ) : (
        <SheetTable hold={hold} readOnly={readOnly} onDetails={open} onPasted={onPasted} />
      )}
      {!readOnly && sheet.rows.length > 0 && (
        <div className={classes.foot}>
          {addButton}
          <Button
            variant="default"
            size="compact-md"
            leftSection={<FolderPlus size={15} />}
            onClick={() => setGrouping(true)}
          >
            {say('Group', 'Группа')}
          </Button>
          {!isPhone && <Keys />}
        </div>
      )}
      <output className="only-spoken">{pasted}</output>
      {opened !== undefined && (
        <RowDialog hold={hold} rowKey={opened} readOnly={readOnly} onClose={() => open(undefined)} />
      )}
      {grouping && <GroupDialog act={act} onClose={() => setGrouping(false)} />}
    </Section>
  );
}

function Steps({ hold: { act, canUndo, canRedo } }: { hold: SheetHold }) {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.step}
        disabled={!canUndo}
        aria-label={say('Undo', 'Отменить')}
        title="Ctrl Z"
        onClick={() => act({ kind: 'undo' })}
      >
        <Undo2 size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.step}
        disabled={!canRedo}
        aria-label={say('Redo', 'Повторить')}
        title="Ctrl Y"
        onClick={() => act({ kind: 'redo' })}
      >
        <Redo2 size={16} />
      </ActionIcon>
    </>
  );
}

const Keys = () => (
  <small>
    <kbd>Enter</kbd> {say('down', 'вниз')} · <kbd>Ctrl D</kbd> {say('as above', 'как выше')} · <kbd>Alt ↑↓</kbd>{' '}
    {say('move', 'переставить')} · <kbd>Ctrl V</kbd> {say('a block from a spreadsheet', 'блок из таблицы')}
  </small>
);
