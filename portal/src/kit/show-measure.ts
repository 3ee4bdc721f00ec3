import { showQuantity } from './format.ts';

/** A weight, a volume or a distance as people read it: whole ones of thousands, and finer the smaller it is. */
export function showMeasure(value: string | null | undefined, unit?: string): string {
  if (value === null || value === undefined) return showQuantity(value, unit);
  const size = Math.abs(Number(value));
  const digits = size >= 1_000 ? 0 : size >= 10 ? 1 : 3;
  return showQuantity(String(Number(Number(value).toFixed(digits))), unit);
}
