import type Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import {
  choice,
  currency,
  decimal,
  id,
  instant,
  integer,
  longText,
  nullable,
  price,
  text,
} from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';

export const movementTypes = [
  'initial',
  'receipt',
  'issue',
  'transfer_out',
  'transfer_in',
  'adjustment',
  'return_to_supplier',
  'reversal',
] as const;

export const adjustmentReasons = ['inventory', 'damage', 'loss', 'found', 'correction', 'other'] as const;

/** One change of what lies in a warehouse. It is never changed itself: what was wrong is reversed. */
export const stockMovement = entity({
  type: 'stock',
  noun: words('Stock movement', 'Движение товара'),
  audience: 'business',
  displayName: 'type',
  fields: {
    id: id(),
    catalogItemId: id('Catalog item'),
    warehouseId: id('Warehouse'),
    seq: integer('Number in the record of its warehouse and item', { minimum: 1 }),
    type: choice(movementTypes, 'Type'),
    quantity: decimal('Quantity in the base unit; negative when it leaves', { examples: ['4'] }),
    unitCost: nullable(price('Cost of a unit: what it came in at, or the average it left at')),
    currency: nullable(currency('Currency of the cost')),
    reason: nullable(choice(adjustmentReasons, 'Reason')),
    comment: nullable(longText(5_000, 'Comment')),
    sourceEntityType: nullable(text(100, 'Kind of the record it came from')),
    sourceEntityId: nullable(id('Record it came from; both sides of a transfer share it')),
    occurredAt: instant('Happened'),
    reversesId: nullable(id('Movement it takes back')),
    reversedById: nullable(id('Movement that took it back')),
    balanceAfter: decimal('What lay in the warehouse after it', { examples: ['14'] }),
    createdAt: instant('Recorded'),
    createdBy: nullable(id('Recorded by')),
  },
  facts: ['movement_created'],
  guarded: { unitCost: 'catalog.cost_read' },
});

export type StockMovement = Type.Static<typeof stockMovement.view>;
