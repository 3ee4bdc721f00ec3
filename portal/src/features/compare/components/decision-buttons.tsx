import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { tellProblem } from '../../../kit/tell.tsx';
import { Problem } from '../../../shared/api/problem.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Decision } from '../hooks/use-decision.ts';
import { faultsOf } from '../model/faults.ts';
import type { Matrix } from '../model/matrix.ts';

interface DecisionButtonsProps {
  decision: Decision;
  matrix: Matrix;
  tolerancePct: bigint;
  readOnly: boolean;
  /** There is room for the one that comes next. */
  oneOnly: boolean;
  /** Where orders are made of the decision. */
  ordersAt: string;
  onOpen(dialog: string): void;
}

/** What ends the work: saving, and then ordering, or asking for invoices at once. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { decision, matrix, tolerancePct, readOnly, oneOnly, ordersAt, onOpen } = props;
  const may = useMay();
  const { texts, changed, disputed } = decision;
  const isAccepted = Object.values(decision.saved).some((line) => Object.keys(line).length > 0);
  const save = () => {
    if (disputed.length > 0) return onOpen('differences');
    const faults = faultsOf(matrix, texts, tolerancePct);
    if (faults.cells + faults.lines === 0) return decision.save();
    tellProblem(new Problem({ code: 'to_mend', detail: sayToMend(faults.cells, faults.lines) }, 0));
    document.querySelector<HTMLElement>('input[data-row][aria-invalid]')?.focus();
  };
  return (
    <>
      {isAccepted && may('purchase_orders.create') && !oneOnly && (
        <Button variant="default" renderRoot={(link) => <Link {...link} to={ordersAt as '/'} />}>
          {say('To the orders', 'К заказам')}
        </Button>
      )}
      {isAccepted && may('invoices.read') && !(oneOnly && changed.length > 0) && (
        <Button variant={changed.length > 0 ? 'default' : 'filled'} onClick={() => onOpen('invoices')}>
          {may('invoices.create')
            ? say('Request invoices', 'Запросить счета')
            : say('Invoice requests', 'Запросы счетов')}
        </Button>
      )}
      {!readOnly && (changed.length > 0 || !isAccepted) && (
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
