import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { averageCost } from './average-cost.ts';
import { type Balance, placeOf } from './lock-balances.ts';
import type { Move } from './move.ts';
import { refuseReserved } from './refuse-reserved.ts';

/** A movement as it will be stored. */
export interface Planned {
  id: string;
  catalog_item_id: string;
  warehouse_id: string;
  seq: number;
  type: Move['type'];
  quantity: string;
  unit_cost: string | null;
  currency: string | null;
  reason: string | null;
  comment: string | null;
  issued_to: string | null;
  source_entity_type: string | null;
  source_entity_id: string | null;
  occurred_at: string;
  reverses_id: string | null;
  balance_after: string;
  /** Something that happened later was recorded before. */
  late: boolean;
}

interface Policy {
  allowNegative: boolean;
  currency: string;
}

/**
 * Carries the moves out on the balances in memory, one after another, and answers the rows to be written.
 * A `transfer_in` stands right after its `transfer_out` and comes in at the cost the goods left at.
 */
export function planMoves(moves: readonly Move[], balances: Map<string, Balance>, policy: Policy): Planned[] {
  const rows: Planned[] = [];
  for (const move of moves) {
    const held = balances.get(placeOf(move)) as Balance;
    const row = plan(move, held, policy, rows.at(-1));
    balances.set(placeOf(move), afterwards(held, move, row));
    rows.push(row);
  }
  return rows;
}

function plan(move: Move, held: Balance, { allowNegative, currency }: Policy, previous: Planned | undefined): Planned {
  const after = new Exact(held.on_hand).plus(move.quantity);
  const leaves = move.quantity.startsWith('-');
  if (leaves && after.lt(0) && !allowNegative) throw insufficientStock(move, held.on_hand);
  if (leaves && move.keepsReserved) refuseReserved(move, held, after);
  const given = move.type === 'transfer_in' ? previous?.unit_cost : move.unitCost;
  const unitCost = leaves ? held.average_cost : (given ?? held.average_cost);
  const occurredAt = move.occurredAt ?? later(held.moment, held.last_at);
  return {
    id: uuidv7(),
    catalog_item_id: move.catalogItemId,
    warehouse_id: move.warehouseId,
    seq: held.movements + 1,
    type: move.type,
    quantity: move.quantity,
    unit_cost: unitCost,
    currency: unitCost === null ? null : currency,
    reason: move.reason ?? null,
    comment: move.comment ?? null,
    issued_to: move.issuedTo ?? null,
    source_entity_type: move.source?.entityType ?? null,
    source_entity_id: move.source?.entityId ?? null,
    occurred_at: occurredAt,
    reverses_id: move.reversesId ?? null,
    balance_after: after.toFixed(),
    late: held.last_at !== null && occurredAt < held.last_at,
  };
}

const afterwards = (held: Balance, move: Move, row: Planned): Balance => ({
  ...held,
  on_hand: row.balance_after,
  reserved: new Exact(held.reserved).minus(move.held ?? 0).toFixed(),
  average_cost:
    row.unit_cost === null || row.quantity.startsWith('-')
      ? held.average_cost
      : averageCost({ onHand: held.on_hand, averageCost: held.average_cost }, row.quantity, row.unit_cost),
  currency: row.currency ?? held.currency,
  movements: row.seq,
  last_at: later(row.occurred_at, held.last_at),
});

/** Instants of one form compare as texts. */
const later = (one: string, other: string | null) => (other !== null && other > one ? other : one);

export const insufficientStock = (
  { warehouseId, catalogItemId }: Pick<Move, 'warehouseId' | 'catalogItemId'>,
  onHand: string,
) =>
  brokenRule(
    'insufficient_stock',
    words(`Not enough in stock: ${onHand} on hand.`, `На складе не хватает: в наличии ${onHand}.`),
    { warehouseId, catalogItemId, onHand },
  );
