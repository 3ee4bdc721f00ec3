import { type FieldError, fieldError, words } from '../problems/errors.ts';
import { Exact } from './decimal.ts';

/** A sum of money is not negative and has no more digits after the point than its currency. */
export function amountFaults(at: string, value: string, scale: number): FieldError[] {
  if (new Exact(value).isNegative())
    return [fieldError(at, 'minimum', words('must not be negative', 'не может быть отрицательной'), { limit: 0 })];
  if (new Exact(value).decimalPlaces() <= scale) return [];
  return [
    fieldError(
      at,
      'scale',
      words(`must have at most ${scale} decimal places`, `не более ${scale} знаков после точки`),
      {
        limit: scale,
      },
    ),
  ];
}
