import { raw, type Sql } from '../../../kernel/sql/sql.ts';
import type { RfqItem } from './rfq-item.ts';

export const itemColumns: Sql = raw(`
  item.id, item.rfq_id, item.position, item.requisition_line_id, item.catalog_item_id, item.name, item.specification, item.quantity,
  item.uom, item.factor_to_base, item.required_at, item.target_price, item.product_fields, item.changed_in, item.version,
  item.created_at, item.updated_at`);

export interface ItemRow {
  id: string;
  rfq_id: string;
  position: number;
  requisition_line_id: string | null;
  catalog_item_id: string | null;
  name: string;
  specification: string | null;
  quantity: string;
  uom: RfqItem['uom'];
  factor_to_base: string;
  required_at: string | null;
  target_price: string | null;
  product_fields: Record<string, unknown>;
  changed_in: number;
  version: number;
  created_at: string;
  updated_at: string;
}

export const presentItem = (row: ItemRow): RfqItem => ({
  id: row.id,
  rfqId: row.rfq_id,
  position: row.position,
  procurementItemId: row.requisition_line_id,
  catalogItemId: row.catalog_item_id,
  name: row.name,
  specification: row.specification,
  quantity: row.quantity,
  uom: row.uom,
  factorToBase: row.factor_to_base,
  requiredAt: row.required_at,
  targetPrice: row.target_price,
  productFields: row.product_fields,
  changedIn: row.changed_in,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
