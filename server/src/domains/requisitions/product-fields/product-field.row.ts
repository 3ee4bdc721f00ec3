import { notFound } from '../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../kernel/record.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { type ProductField, productField } from './product-field.ts';

export const productFieldColumns = raw(`
  field.id, field.key, field.label, field.type, field.options, field.required, field.position, field.status,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by`);

export interface ProductFieldRow extends RecordRow {
  id: string;
  key: string;
  label: string;
  type: ProductField['type'];
  options: ProductField['options'];
  required: boolean;
  position: number;
  status: ProductField['status'];
}

export const presentProductField = (row: ProductFieldRow): ProductField => ({
  id: row.id,
  key: row.key,
  label: row.label,
  type: row.type,
  options: row.options,
  required: row.required,
  position: row.position,
  status: row.status,
  ...presentRecord(row),
});

/** Fields in the order of forms: those in use, or the archived too. */
export async function readProductFields(db: Db, withArchived: boolean): Promise<ProductField[]> {
  const rows = await db.many<ProductFieldRow>(sql`
    select ${productFieldColumns} from product_fields field
    where field.tenant_id = ${db.tenant} and (field.archived_at is null or ${withArchived}::boolean) order by field.position, field.id`);
  return rows.map(presentProductField);
}

/** A field, locked until the transaction ends: every change starts here. */
export async function lockProductField(db: Db, fieldId: string): Promise<ProductField> {
  const row = await db.first<ProductFieldRow>(sql`
    select ${productFieldColumns} from product_fields field
    where field.tenant_id = ${db.tenant} and field.id = ${fieldId} for update of field`);
  if (!row) throw notFound(productField.noun);
  return presentProductField(row);
}
