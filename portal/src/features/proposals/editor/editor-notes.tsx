import { Button } from '@mantine/core';
import { showTime } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { SheetHold } from '../hooks/use-sheet.ts';
import classes from './editor.module.css';

/** How what is typed stands: kept on this device, or saved. */
export function EditorNotes({ hold: { isChanged, keptAt, savedAt, discard } }: { hold: SheetHold }) {
  return (
    <div className={classes.notes} role="status">
      {isChanged && (
        <>
          <Status tone="warning">{say('Not saved', 'Не сохранено')}</Status>
          {keptAt && (
            <span>
              {say(`kept on this device at ${showTime(keptAt)}`, `черновик на этом устройстве от ${showTime(keptAt)}`)}
            </span>
          )}
          <Button size="compact-xs" variant="subtle" onClick={discard}>
            {say('Discard changes', 'Отменить правки')}
          </Button>
        </>
      )}
      {!isChanged && savedAt && (
        <Status tone="good">{say(`Saved at ${showTime(savedAt)}`, `Сохранено в ${showTime(savedAt)}`)}</Status>
      )}
    </div>
  );
}
