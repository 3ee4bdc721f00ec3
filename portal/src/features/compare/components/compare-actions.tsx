import { ActionIcon, Button, Group } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { tellProblem } from '../../../kit/tell.tsx';
import { Problem } from '../../../shared/api/problem.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Decision } from '../hooks/use-decision.ts';
import { clearLine } from '../model/allocate.ts';
import { faultsOf } from '../model/faults.ts';
import type { Matrix } from '../model/matrix.ts';
import type { Texts } from '../model/quantities.ts';
import classes from './compare-notes.module.css';
import { Strategies } from './strategies.tsx';

interface CompareActionsProps {
  decision: Decision;
  matrix: Matrix;
  tolerancePct: bigint;
  readOnly: boolean;
  onOpen(dialog: string): void;
}

export function CompareActions({ decision, matrix, tolerancePct, readOnly, onOpen }: CompareActionsProps) {
  const may = useMay();
  const { act, texts, changed, canUndo, canRedo } = decision;
  const take = (next: Texts) => act({ kind: 'all', texts: next });
  const clear = () => take(Object.fromEntries(matrix.lines.map((line) => [line.id, clearLine(line)])));
  const save = () => {
    if (decision.disputed.length > 0) return onOpen('differences');
    const faults = faultsOf(matrix, texts, tolerancePct);
    if (faults.cells + faults.lines === 0) return decision.save();
    tellProblem(new Problem({ code: 'to_mend', detail: sayToMend(faults.cells, faults.lines) }, 0));
    document.querySelector<HTMLElement>('input[data-row][aria-invalid]')?.focus();
  };
  const isAccepted = Object.values(decision.saved).some((line) => Object.keys(line).length > 0);
  const invoices = isAccepted && may('invoices.read') && (
    <Button variant={changed.length > 0 ? 'default' : 'filled'} onClick={() => onOpen('invoices')}>
      {may('invoices.create') ? say('Request invoices', 'Запросить счета') : say('Invoice requests', 'Запросы счетов')}
    </Button>
  );
  if (readOnly) return invoices;
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
      <Strategies matrix={matrix} onTake={take} onPlan={() => onOpen('plan')} />
      <Button variant="default" onClick={clear}>
        {say('Clear', 'Сбросить')}
      </Button>
      {invoices}
      {(changed.length > 0 || !isAccepted) && (
        <Button onClick={save} loading={decision.isSaving} disabled={changed.length === 0}>
          {say('Save decision', 'Сохранить решение')}
        </Button>
      )}
    </>
  );
}

function sayToMend(cells: number, lines: number): string {
  if (cells === 0)
    return say(
      `More is chosen than is needed and tolerated, lines: ${lines}.`,
      `Выбрано больше, чем нужно и допустимо, позиций: ${lines}.`,
    );
  return say(`Quantities to mend before saving: ${cells}.`, `Перед сохранением исправьте количества: ${cells}.`);
}
