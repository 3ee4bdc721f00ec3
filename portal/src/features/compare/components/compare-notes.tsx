import { Button } from '@mantine/core';
import { showTime } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Decision } from '../hooks/use-decision.ts';
import type { Comparison, RequisitionCard } from '../model/answers.ts';
import { saySaved } from '../words.ts';
import classes from './compare-notes.module.css';

interface CompareNotesProps {
  comparison: Comparison;
  decision: Decision;
  draftAt: string | undefined;
  status: RequisitionCard['status'];
  onCompare(): void;
}

/** What one should know of the decision: a draft that is kept here, what others saved meanwhile, quotes not on show. */
export function CompareNotes({ comparison, decision, draftAt, status, onCompare }: CompareNotesProps) {
  const { disputed, changed, act, saved, savedNow } = decision;
  const notes = [...sayWhyFixed(status), ...sayHidden(comparison)];
  return (
    <>
      {disputed.length > 0 && (
        <p className={classes.note} role="alert">
          <Status tone="warning">
            {counted(
              disputed.length,
              ['line was decided otherwise meanwhile', 'lines were decided otherwise meanwhile'],
              [
                'позицию тем временем решили иначе',
                'позиции тем временем решили иначе',
                'позиций тем временем решили иначе',
              ],
            )}
          </Status>
          <Button size="compact-xs" variant="default" onClick={onCompare}>
            {say('Compare the decisions', 'Сравнить решения')}
          </Button>
        </p>
      )}
      {notes.length > 0 && <p className={classes.note}>{notes.join(' · ')}</p>}
      {changed.length > 0 && draftAt && (
        <p className={classes.note}>
          {say(`Draft of ${showTime(draftAt)}`, `Черновик от ${showTime(draftAt)}`)} ·{' '}
          {counted(
            changed.length,
            ['line changed', 'lines changed'],
            ['позиция изменена', 'позиции изменены', 'позиций изменено'],
          )}
          <Button size="compact-xs" variant="subtle" onClick={() => act({ kind: 'all', texts: saved })}>
            {say('Discard draft', 'Отменить черновик')}
          </Button>
        </p>
      )}
      {changed.length === 0 && savedNow && (
        <p className={classes.note}>
          <Status tone="good">{saySaved(savedNow.lines, showTime(savedNow.at))}</Status>
        </p>
      )}
    </>
  );
}

/** A table that cannot be changed says why. */
function sayWhyFixed(status: RequisitionCard['status']): string[] {
  if (status === 'draft' || status === 'pending_approval')
    return [say('Decide once the requisition is approved', 'Решение можно сохранить, когда заявка будет согласована')];
  if (status === 'on_hold') return [say('The requisition is on hold', 'Заявка приостановлена: решение не меняется')];
  if (status === 'completed' || status === 'cancelled' || status === 'rejected')
    return [say('The requisition is closed', 'Заявка закрыта: решение не меняется')];
  return [];
}

function sayHidden({ stated, sealedQuotes }: Comparison): string[] {
  return [
    ...(sealedQuotes > 0 ? [say(`Sealed quotes: ${sealedQuotes}`, `Закрытых предложений: ${sealedQuotes}`)] : []),
    ...(stated.length > 0
      ? [say(`Quotes of a total alone: ${stated.length}`, `Предложений с одной общей суммой: ${stated.length}`)]
      : []),
  ];
}
