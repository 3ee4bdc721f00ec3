import { Decimal } from 'decimal.js';
import type { Warehouse } from '../../../../nouns/warehouse.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';

export type Place = Partial<Pick<Warehouse, 'latitude' | 'longitude'>>;

/** What is wrong with a point on the map: one coordinate without the other, or one out of its bounds. `at` is where the two stand. */
export const placeFaults = ({ latitude, longitude }: Place, at = ''): FieldError[] => [
  ...within(`${at}/latitude`, latitude, 90),
  ...within(`${at}/longitude`, longitude, 180),
  ...(!latitude === !longitude ? [] : [missing(`${at}/${latitude ? 'longitude' : 'latitude'}`)]),
];

const within = (at: string, value: string | null | undefined, most: number): FieldError[] =>
  value && new Decimal(value).abs().gt(most)
    ? [fieldError(at, 'maximum', words(`lies within ±${most}`, `от −${most} до ${most}`), { limit: most })]
    : [];

const missing = (at: string) =>
  fieldError(at, 'required', words('both coordinates are needed', 'нужны обе координаты'));
