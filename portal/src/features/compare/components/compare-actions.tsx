import { ActionIcon, Button, Group } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { say } from '../../../kit/say.ts';
import type { Act } from '../hooks/use-sheet.ts';
import { clearLine } from '../model/allocate.ts';
import type { Matrix } from '../model/matrix.ts';
import type { Texts } from '../model/quantities.ts';
import classes from './compare-notes.module.css';
import { Strategies } from './strategies.tsx';

interface CompareActionsProps {
  matrix: Matrix;
  canUndo: boolean;
  canRedo: boolean;
  act: Act;
  onPlan(): void;
}

/** What changes all quantities at once: back, on, a strategy, nothing at all. */
export const CompareActions = memo(function CompareActions(props: CompareActionsProps) {
  const { matrix, canUndo, canRedo, act, onPlan } = props;
  const take = (next: Texts) => act({ kind: 'all', texts: next });
  const clear = () => take(Object.fromEntries(matrix.lines.map((line) => [line.id, clearLine(line)])));
  return (
    <>
      <Group gap={4}>
        <ActionIcon
          variant="transparent"
          color="gray"
          size={32}
          disabled={!canUndo}
          className={classes.step}
          onClick={() => act({ kind: 'undo' })}
          aria-label={say('Undo', 'Отменить')}
          title={say('Undo, Ctrl+Z', 'Отменить, Ctrl+Z')}
        >
          <Undo2 size={16} />
        </ActionIcon>
        <ActionIcon
          variant="transparent"
          color="gray"
          size={32}
          disabled={!canRedo}
          className={classes.step}
          onClick={() => act({ kind: 'redo' })}
          aria-label={say('Redo', 'Повторить')}
          title={say('Redo, Ctrl+Shift+Z', 'Повторить, Ctrl+Shift+Z')}
        >
          <Redo2 size={16} />
        </ActionIcon>
      </Group>
      <Strategies matrix={matrix} onTake={take} onPlan={onPlan} />
      <Button variant="default" onClick={clear}>
        {say('Clear', 'Сбросить')}
      </Button>
    </>
  );
});
