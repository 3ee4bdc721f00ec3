import { lazy, Suspense, useRef, useState } from 'react';
import { requisitionLine as noun } from '../../../../../../nouns/requisition-line.ts';
import { compareDecimals } from '../../../../kit/decimal-sum.ts';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { showMoney, showPriceIn, showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showShortDay } from '../../../../kit/show-short-day.ts';
import { showUnit } from '../../../../kit/units.ts';
import { ExplainMark } from '../../../../shared/explain/explain-mark.tsx';
import { useMay } from '../../../../shared/session/me.ts';
import type { RequisitionCard, RequisitionLine } from '../../queries.ts';
import classes from '../card.module.css';
import { CancelLineDialog } from './cancel-line-dialog.tsx';
import { EditableCell } from './editable-cell.tsx';
import { useCancelLine, useChangeLine } from './line-acts.ts';
import { LineDetails } from './line-details.tsx';
import { LineMenu } from './line-menu.tsx';
import { LineProblem } from './line-problem.tsx';
import { useLineDrag } from './use-line-drag.ts';

const ReserveDialog = lazy(async () => ({ default: (await import('./reserve-dialog.tsx')).ReserveDialog }));

interface ItemRowProps {
  card: RequisitionCard;
  line: RequisitionLine;
  number: number;
  before: string | undefined;
  after: string | undefined;
  mayChange: boolean;
  onPlace(moved: string, at: string): void;
  onOpen(): void;
}

/** One line; what the server refuses of it stands right below. */
export function ItemRow({ card, line, number, before, after, mayChange, onPlace, onOpen }: ItemRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const drag = useLineDrag(row, line.id, mayChange, onPlace);
  const change = useChangeLine(card);
  const cancel = useCancelLine(card);
  const may = useMay();
  const [cancelling, setCancelling] = useState(false);
  const [reserving, setReserving] = useState(false);
  const isCancelled = line.status === 'cancelled';
  const isOpen = mayChange && !isCancelled;
  const save = (next: Parameters<typeof change.mutate>[0]['change']) => change.mutateAsync({ line, change: next });
  const mayReserve = isOpen && line.catalogItemId !== null && line.itemType === 'product' && may('stock.reserve');
  const isSaving = change.isPending || cancel.isPending;
  const error = change.error ?? cancel.error;
  const name = `${say('line', 'позиция')} ${number}`;
  const { currency, supplyCoverage, uom } = line;
  const suppliers = supplyCoverage.suppliers.map((one) => `${one.name}: ${showQuantity(one.quantity)}`).join('\n');
  return (
    <>
      <tr
        ref={row}
        data-line={line.id}
        data-cancelled={isCancelled || undefined}
        data-over={drag.isOver || undefined}
        data-dragged={drag.isDragged || undefined}
      >
        <td className={mayChange ? classes.handle : undefined}>{number}</td>
        <td style={{ minWidth: 200 }}>
          <div>{line.name}</div>
          <LineDetails line={line} />
          {line.cancelReason && <small className={classes.reason}>{reasonTold(line.cancelReason)}</small>}
        </td>
        <td data-align="right">
          <EditableCell
            isOpen={isOpen}
            label={`${labelOf(noun, 'quantity')}, ${name}`}
            kind="decimal"
            shown={showQuantity(line.quantity, showUnit(uom))}
            value={line.quantity}
            isSaving={isSaving}
            onSave={(quantity) => save({ quantity: quantity ?? '' })}
          />
        </td>
        <td data-align="right">
          <EditableCell
            isOpen={isOpen}
            label={`${say('Price', 'Цена')}, ${name}`}
            kind="decimal"
            shown={showPriceIn(line.plannedPrice, currency)}
            value={line.plannedPrice ?? ''}
            isSaving={isSaving}
            onSave={(plannedPrice) => save({ plannedPrice })}
          />
        </td>
        <td data-align="right">{showMoney(line.plannedAmount, card.currency)}</td>
        <td>
          <EditableCell
            isOpen={isOpen}
            label={`${labelOf(noun, 'requiredAt')}, ${name}`}
            kind="day"
            shown={showShortDay(line.requiredAt ?? card.dueDate)}
            value={line.requiredAt ?? ''}
            isSaving={isSaving}
            onSave={(requiredAt) => save({ requiredAt })}
          />
        </td>
        <td data-align="right" title={suppliers || undefined}>
          {showQuantity(supplyCoverage.acceptedQuantity)}
        </td>
        <td data-align="right">
          {showQuantity(line.receivedQuantity)}{' '}
          {compareDecimals(line.receivedQuantity, '0') > 0 && (
            <ExplainMark
              figure={{ of: 'requisition', id: card.id, field: 'items.receivedQuantity', lineId: line.id }}
            />
          )}
        </td>
        {mayChange && (
          <td data-align="right">
            <LineMenu
              name={name}
              isCancelled={isCancelled}
              onOpen={onOpen}
              onUp={before ? () => onPlace(line.id, before) : undefined}
              onDown={after ? () => onPlace(line.id, after) : undefined}
              onReserve={mayReserve ? () => setReserving(true) : undefined}
              onCancel={() => setCancelling(true)}
              onRestore={() => change.mutate({ line, change: { status: 'active' } })}
            />
          </td>
        )}
      </tr>
      {reserving && (
        <Suspense>
          <ReserveDialog line={line} onClose={() => setReserving(false)} />
        </Suspense>
      )}
      {cancelling && (
        <CancelLineDialog
          line={line}
          onCancel={(reason) => {
            setCancelling(false);
            cancel.mutate({ line, reason });
          }}
          onClose={() => setCancelling(false)}
        />
      )}
      {error && (
        <tr className={classes.fault} role="alert">
          <td colSpan={9}>
            <LineProblem
              error={error}
              onRelease={() =>
                change.variables &&
                change.mutate({ line, change: { ...change.variables.change, releaseAllocations: true } })
              }
            />
          </td>
        </tr>
      )}
    </>
  );
}

const reasonTold = (reason: string) => say(`Cancelled: ${reason}`, `Отменена: ${reason}`);
