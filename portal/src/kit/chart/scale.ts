/** Round marks from below the least to above the greatest value, about as many as asked. */
export function niceTicks(least: number, greatest: number, wanted = 4): number[] {
  const span = greatest - least || Math.abs(greatest) || 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Days spread evenly over a span of time, both ends among them. */
export function timeTicks(from: number, to: number, wanted: number): number[] {
  if (to <= from) return [from];
  return Array.from({ length: wanted }, (_, index) => from + ((to - from) * index) / (wanted - 1));
}

/** From a value to pixels. */
export const scale = (from: number, to: number, start: number, end: number) => (value: number) =>
  to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
