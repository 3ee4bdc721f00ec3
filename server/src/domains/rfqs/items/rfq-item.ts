import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import {
  date,
  decimal,
  id,
  instant,
  integer,
  longText,
  measure,
  nullable,
  price,
  text,
  version,
} from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { uom } from '../../../kernel/values/units.ts';

/** A position: what is asked for and how much of it. The target price stays with the buyers. */
export const rfqItem = entity({
  type: 'supplier_rfq_item',
  noun: words('Position of a request for quotes', 'Позиция запроса предложений'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id(),
    rfqId: id('Request for quotes'),
    position: integer('Place among the positions'),
    procurementItemId: nullable(id('Line of the requisition')),
    catalogItemId: nullable(id('Catalog item')),
    name: text(500, 'Name', { examples: ['Цемент М500'] }),
    specification: nullable(longText(5_000, 'Specification')),
    quantity: measure('Quantity', { examples: ['120'] }),
    uom: uom(),
    factorToBase: decimal('Base units of the item in one of the position, as they were when it was written'),
    requiredAt: nullable(date('Wanted by')),
    targetPrice: nullable(price('Target price per unit; suppliers never see it')),
    productFields: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'Product fields of the portal, by key',
    }),
    changedIn: integer('Revision that last changed its quantity or unit: prices given before it are asked for anew'),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
  },
  facts: [],
});

export type RfqItem = Type.Static<typeof rfqItem.view>;
