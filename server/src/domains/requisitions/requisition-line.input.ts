import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import { requisitionLine } from './requisition-line.ts';

const { fields } = requisitionLine;

/** What a caller may write of a line. */
export const lineFields = {
  catalogItemId: Type.Optional(fields.catalogItemId),
  sku: Type.Optional(fields.sku),
  name: Type.Optional(fields.name),
  itemType: Type.Optional(fields.itemType),
  quantity: Type.Optional(fields.quantity),
  uom: Type.Optional(fields.uom),
  plannedPrice: Type.Optional(fields.plannedPrice),
  currency: Type.Optional(fields.currency),
  vatRate: Type.Optional(fields.vatRate),
  requiredAt: Type.Optional(fields.requiredAt),
  sourceSectionName: Type.Optional(fields.sourceSectionName),
  workType: Type.Optional(fields.workType),
  needGroupKey: Type.Optional(fields.needGroupKey),
  specification: Type.Optional(fields.specification),
  manufacturer: Type.Optional(fields.manufacturer),
  brand: Type.Optional(fields.brand),
  analogsAllowed: Type.Optional(fields.analogsAllowed),
  productFields: Type.Optional(fields.productFields),
  customFields: Type.Optional(fields.customFields),
};

/** A new line: what is needed, by its name or its catalog item, and how much of it. */
export const newLine = object({ ...lineFields, quantity: fields.quantity }, { title: 'New line' });

export type LineInput = Type.Static<ReturnType<typeof anyLine>>;

const anyLine = () => object(lineFields);

/** Columns of a line that its writer fills, and the field each is read from. */
export const lineColumnOf = {
  catalogItemId: 'catalog_item_id',
  sku: 'sku',
  name: 'name',
  itemType: 'item_type',
  quantity: 'quantity',
  uom: 'uom',
  factorToBase: 'factor_to_base',
  plannedPrice: 'planned_price',
  currency: 'currency',
  fxRate: 'fx_rate',
  plannedAmount: 'planned_amount',
  vatRate: 'vat_rate',
  requiredAt: 'required_at',
  sourceSectionName: 'source_section_name',
  workType: 'work_type',
  needGroupKey: 'need_group_key',
  specification: 'specification',
  manufacturer: 'manufacturer',
  brand: 'brand',
  analogsAllowed: 'analogs_allowed',
  productFields: 'product_fields',
  customFields: 'custom_fields',
  status: 'status',
  cancelReason: 'cancel_reason',
  closedShortQuantity: 'closed_short_quantity',
} as const;

export const writtenLineColumns: readonly string[] = Object.values(lineColumnOf);

/** Most lines a requisition is sent at once. */
export const mostLines = 2_000;
