import { Decimal } from 'decimal.js';
import type { Warehouse } from '../../../../nouns/warehouse.ts';
import { type FieldError, fieldError, invalid, type Words, words } from '../../kernel/problems/errors.ts';

type Place = Partial<Pick<Warehouse, 'latitude' | 'longitude'>>;

/** A point on the map has both coordinates, each within its bounds. */
export function checkPlace(before: Place, given: Place): void {
  const errors = [...placeFaults(given), ...halfFaults({ ...before, ...given })];
  if (errors.length > 0) throw invalid(errors);
}

/** One coordinate without the other. `at` is where the two stand in the body. */
export const halfFaults = ({ latitude, longitude }: Place, at = ''): FieldError[] =>
  !latitude === !longitude ? [] : [missing(`${at}/${latitude ? 'longitude' : 'latitude'}`)];

/** Coordinates out of their bounds; a latitude that could be a longitude says that the two may be exchanged. */
export function placeFaults({ latitude, longitude }: Place, at = ''): FieldError[] {
  const exchanged = latitude && longitude && isOver(latitude, 90) && !isOver(latitude, 180) && !isOver(longitude, 90);
  return [
    ...within(`${at}/latitude`, latitude, 90, exchanged ? perhapsExchanged : words('', '')),
    ...within(`${at}/longitude`, longitude, 180, words('', '')),
  ];
}

const perhapsExchanged = words(
  '; latitude and longitude may be exchanged',
  '; возможно, широта и долгота перепутаны местами',
);

const isOver = (value: string, most: number) => new Decimal(value).abs().gt(most);

const within = (at: string, value: string | null | undefined, most: number, hint: Words): FieldError[] =>
  value && isOver(value, most)
    ? [
        fieldError(at, 'maximum', words(`lies within ±${most}${hint.en}`, `от −${most} до ${most}${hint.ru}`), {
          limit: most,
        }),
      ]
    : [];

const missing = (at: string) =>
  fieldError(at, 'required', words('both coordinates are needed', 'нужны обе координаты'));
