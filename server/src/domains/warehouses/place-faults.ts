import { Decimal } from 'decimal.js';
import type { Warehouse } from '../../../../nouns/warehouse.ts';
import { type FieldError, fieldError, type Words, words } from '../../kernel/problems/errors.ts';

export type Place = Partial<Pick<Warehouse, 'latitude' | 'longitude'>>;

/**
 * What is wrong with a point on the map: one coordinate without the other, or one out of its bounds. A latitude that could be a
 * longitude says that the two may be exchanged. `at` is where the two stand.
 */
export const placeFaults = ({ latitude, longitude }: Place, at = ''): FieldError[] => {
  const exchanged = latitude && longitude && isOver(latitude, 90) && !isOver(latitude, 180) && !isOver(longitude, 90);
  return [
    ...within(`${at}/latitude`, latitude, 90, exchanged ? perhapsExchanged : words('', '')),
    ...within(`${at}/longitude`, longitude, 180, words('', '')),
    ...(!latitude === !longitude ? [] : [missing(`${at}/${latitude ? 'longitude' : 'latitude'}`)]),
  ];
};

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
