import { Alert, Button, Group } from '@mantine/core';
import { showTime } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import type { Decision } from '../hooks/use-decision.ts';
import type { Comparison } from '../model/answers.ts';
import classes from './compare-notes.module.css';

interface CompareNotesProps {
  comparison: Comparison;
  decision: Decision;
  draftAt: string | undefined;
  onCompare(): void;
}

/** What one should know of the decision: a draft that is kept here, what others saved meanwhile, quotes not on show. */
export function CompareNotes({ comparison, decision, draftAt, onCompare }: CompareNotesProps) {
  const { disputed, changed, act, saved } = decision;
  const notes = sayHidden(comparison);
  return (
    <>
      {disputed.length > 0 && (
        <Alert color="orange" variant="light" mb={8} p={8} role="alert">
          <Group justify="space-between">
            {counted(
              disputed.length,
              [
                'line was decided otherwise by a colleague meanwhile',
                'lines were decided otherwise by a colleague meanwhile',
              ],
              [
                'позицию тем временем решили иначе',
                'позиции тем временем решили иначе',
                'позиций тем временем решили иначе',
              ],
            )}
            <Button size="compact-sm" variant="default" onClick={onCompare}>
              {say('Compare the decisions', 'Сравнить решения')}
            </Button>
          </Group>
        </Alert>
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
    </>
  );
}

function sayHidden({ stated, sealedQuotes }: Comparison): string[] {
  return [
    ...(sealedQuotes > 0 ? [say(`Sealed quotes: ${sealedQuotes}`, `Закрытых предложений: ${sealedQuotes}`)] : []),
    ...(stated.length > 0
      ? [say(`Quotes of a total alone: ${stated.length}`, `Предложений с одной общей суммой: ${stated.length}`)]
      : []),
  ];
}
