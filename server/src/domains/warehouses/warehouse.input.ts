import { Decimal } from 'decimal.js';
import Type from 'typebox';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { givenColumns } from '../../kernel/sql/given-columns.ts';
import { type Warehouse, warehouse } from './warehouse.ts';

const { fields } = warehouse;

/** What a caller may write of a warehouse; the name is added as required or optional by each command. */
export const warehouseInput = {
  code: Type.Optional(fields.code),
  kind: Type.Optional(fields.kind),
  address: Type.Optional(fields.address),
  latitude: Type.Optional(fields.latitude),
  longitude: Type.Optional(fields.longitude),
  contactName: Type.Optional(fields.contactName),
  phone: Type.Optional(fields.phone),
  isDefault: Type.Optional(fields.isDefault),
  customFields: Type.Optional(fields.customFields),
};

const columnOf: Record<string, string> = {
  code: 'code',
  name: 'name',
  kind: 'kind',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  contactName: 'contact_name',
  phone: 'phone',
};

/** Columns that callers and files write alike. */
export const warehouseColumnNames: readonly string[] = Object.values(columnOf);

/** The given fields as columns; what was not given stays out. Being the default is moved, not written: `default-warehouse.ts`. */
export const rowOf = (given: Readonly<Record<string, unknown>>) => givenColumns(columnOf, given);

type Place = Partial<Pick<Warehouse, 'latitude' | 'longitude'>>;

/** A point on the map has both coordinates, each within its bounds. */
export function checkPlace(before: Place, given: Place): void {
  const { latitude, longitude } = { ...before, ...given };
  const errors: FieldError[] = [
    ...within('/latitude', given.latitude, 90),
    ...within('/longitude', given.longitude, 180),
  ];
  if (!latitude !== !longitude) errors.push(missing(latitude ? '/longitude' : '/latitude'));
  if (errors.length > 0) throw invalid(errors);
}

const within = (at: string, value: string | null | undefined, most: number): FieldError[] =>
  value && new Decimal(value).abs().gt(most)
    ? [fieldError(at, 'maximum', words(`lies within ±${most}`, `от −${most} до ${most}`), { limit: most })]
    : [];

const missing = (at: string) =>
  fieldError(at, 'required', words('both coordinates are needed', 'нужны обе координаты'));
