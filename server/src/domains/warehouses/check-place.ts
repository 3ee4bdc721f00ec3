import { Decimal } from 'decimal.js';
import type { Warehouse } from '../../../../nouns/warehouse.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';

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
