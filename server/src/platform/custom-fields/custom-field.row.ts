import { notFound } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { type CustomField, customField } from './custom-field.ts';

export const fieldColumns = raw(`
  field.id, field.entity_type, field.key, field.label, field.type, field.options, field.required, field.status, field.position,
  field.version, field.created_at, field.updated_at, field.archived_at, field.created_by, field.updated_by`);

export interface FieldRow extends RecordRow {
  id: string;
  entity_type: CustomField['entityType'];
  key: string;
  label: string;
  type: CustomField['type'];
  options: CustomField['options'];
  required: boolean;
  status: CustomField['status'];
  position: number;
}

export const presentField = (row: FieldRow): CustomField => ({
  id: row.id,
  entityType: row.entity_type,
  key: row.key,
  label: row.label,
  type: row.type,
  options: row.options,
  required: row.required,
  status: row.status,
  position: row.position,
  ...presentRecord(row),
});

export async function fieldById(db: Db, fieldId: string): Promise<CustomField> {
  const row = await db.first<FieldRow>(sql`
    select ${fieldColumns} from custom_field_definitions field where field.tenant_id = ${db.tenant} and field.id = ${fieldId}`);
  if (!row) throw notFound(customField.noun);
  return presentField(row);
}

/** A definition, locked until the transaction ends: every change starts here. */
export async function lockField(db: Db, fieldId: string): Promise<CustomField> {
  const row = await db.first<FieldRow>(sql`
    select ${fieldColumns} from custom_field_definitions field
    where field.tenant_id = ${db.tenant} and field.id = ${fieldId} for update of field`);
  if (!row) throw notFound(customField.noun);
  return presentField(row);
}
