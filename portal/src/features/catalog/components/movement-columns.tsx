import { Button } from '@mantine/core';
import { showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { mayBeReversed, showSigned } from '../movements.ts';
import type { Movement } from '../queries.ts';
import { movementTypes, reasons } from '../words.ts';

interface Reversal {
  ask(movement: Movement): void;
  /** The movement that is being taken back. */
  pending: string | undefined;
}

/** What moved, where, and how much lay there afterwards; a movement that may be taken back has its button. */
export const movementColumns = (
  names: ReadonlyMap<string, string>,
  reversal: Reversal | undefined,
): Column<Movement>[] => [
  { id: 'at', header: say('When', 'Когда'), cell: ({ occurredAt }) => showInstant(occurredAt), width: 140 },
  { id: 'type', header: say('Movement', 'Движение'), cell: ({ type }) => say(movementTypes[type]), width: 180 },
  {
    id: 'warehouse',
    header: say('Warehouse', 'Склад'),
    cell: ({ warehouseId }) => names.get(warehouseId) ?? '…',
    wide: true,
  },
  {
    id: 'quantity',
    header: say('Quantity', 'Количество'),
    align: 'right',
    width: 120,
    cell: ({ quantity }) => <b className={quantity.startsWith('-') ? 'bad' : 'good'}>{showSigned(quantity)}</b>,
  },
  {
    id: 'balance',
    header: say('Balance', 'Остаток'),
    align: 'right',
    width: 110,
    cell: ({ balanceAfter }) => showQuantity(balanceAfter),
  },
  {
    id: 'cost',
    header: say('Cost', 'Себестоимость'),
    align: 'right',
    width: 140,
    wide: true,
    cell: ({ unitCost, currency }) => showMoney(unitCost, currency ?? undefined),
  },
  {
    id: 'about',
    header: say('Reason', 'Причина'),
    wide: true,
    cell: ({ reason, issuedTo, comment }) =>
      [reason && say(reasons[reason]), issuedTo, comment].filter(Boolean).join(' · ') || '—',
  },
  {
    id: 'act',
    header: '',
    align: 'right',
    width: 140,
    cell: (movement) =>
      movement.reversedById ? (
        <span className="dimmed">{say('taken back', 'сторнировано')}</span>
      ) : (
        reversal &&
        mayBeReversed(movement) && (
          <Button
            size="compact-sm"
            variant="default"
            loading={reversal.pending === movement.id}
            onClick={() => reversal.ask(movement)}
          >
            {say('Take back', 'Сторнировать')}
          </Button>
        )
      ),
  },
];
