import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import type { StopInput } from './delivery-route.input.ts';

/** What is wrong with the order of stops: from 1 to their number, each once, or none of them says it. */
export function orderFaults(stops: readonly StopInput[]): FieldError[] {
  const given = stops.map(({ sequence }) => sequence);
  if (given.every((one) => one === undefined)) return [];
  const missing = stops.map((_, at) => at + 1).filter((one) => !given.includes(one));
  return given.flatMap((one, at) => {
    const pointer = `/stops/${at}/sequence`;
    if (one === undefined) return [fieldError(pointer, 'required', needed)];
    if (given.indexOf(one) < at) return [fieldError(pointer, 'duplicate', twice)];
    return one > stops.length ? [fieldError(pointer, 'sequence_gap', gap, { missing })] : [];
  });
}

const needed = words('is given for all stops or for none', 'указывают у всех точек или ни у одной');
const twice = words('is the order of another stop too', 'такой порядок уже у другой точки');
const gap = words('leaves a gap: stops are counted from 1 on', 'оставляет пропуск: точки считают подряд с 1');
