import { Button } from '@mantine/core';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import classes from './editor.module.css';

/** On a phone the total, and the way to save, stay in sight. */
export function PhoneFoot({ hold, readOnly }: { hold: SheetHold; readOnly: boolean }) {
  const { figures, currency, isChanged, isSaving, save } = hold;
  return (
    <div className={classes.foot}>
      <b>{showMoney(figures.totals.totalAmount, currency)}</b>
      {!readOnly && (
        <Button disabled={!isChanged} loading={isSaving} onClick={() => void save()}>
          {say('Save', 'Сохранить')}
        </Button>
      )}
    </div>
  );
}
