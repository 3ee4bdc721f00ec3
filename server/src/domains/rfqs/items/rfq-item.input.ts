import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { rfqItem } from './rfq-item.ts';

const { fields } = rfqItem;

export const itemFields = {
  procurementItemId: Type.Optional(fields.procurementItemId),
  catalogItemId: Type.Optional(fields.catalogItemId),
  name: Type.Optional(fields.name),
  specification: Type.Optional(fields.specification),
  quantity: Type.Optional(fields.quantity),
  uom: Type.Optional(fields.uom),
  requiredAt: Type.Optional(fields.requiredAt),
  targetPrice: Type.Optional(fields.targetPrice),
  productFields: Type.Optional(fields.productFields),
};

/** A position from a line of the requisition, from a catalog item, or in one's own words. */
export const newItem = object(itemFields, { title: 'New position; what is left out comes from its line or item' });

export type ItemInput = Type.Static<typeof newItem>;

export const mostItems = 500;
