import { compareDecimals } from '../../src/kit/decimal-sum.ts';
import { readDecimal } from '../../src/kit/decimal-text.ts';
import { showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Batch, HandedOver, Item } from '../types.ts';

interface Typed {
  name: string;
  comment: string;
  /** What was typed beside goods of which less was taken. */
  taken: Readonly<Record<string, string>>;
}

interface Faults {
  name?: string;
  comment?: string;
  items: Readonly<Record<string, string>>;
}

/** What the driver says of a handover, or what is still wrong with it. */
export function saidOf({ items }: Batch, { name, comment, taken }: Typed): { said?: HandedOver; faults: Faults } {
  const typed = items.filter(({ id }) => taken[id] !== undefined);
  const faulty = typed.flatMap((item) => {
    const fault = quantityFault(item, taken[item.id] ?? '');
    return fault === undefined ? [] : [[item.id, fault] as const];
  });
  const amounts = typed.map((item) => ({ id: item.id, deliveredQuantity: readDecimal(taken[item.id] ?? '') ?? '' }));
  const isNothing =
    items.length > 0 &&
    amounts.length === items.length &&
    amounts.every(({ deliveredQuantity }) => deliveredQuantity === '0');
  const faults: Faults = {
    items: Object.fromEntries(faulty),
    ...(name.trim() === '' && { name: say('Say who received it', 'Укажите, кто принял') }),
    ...(isNothing &&
      comment.trim() === '' && { comment: say('Say why nothing was taken', 'Напишите, почему ничего не приняли') }),
  };
  if (faulty.length > 0 || faults.name || faults.comment) return { faults };
  return {
    faults,
    said: {
      recipientName: name.trim(),
      ...(amounts.length > 0 && { items: amounts }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    },
  };
}

function quantityFault({ quantity, unit }: Item, typed: string): string | undefined {
  const read = readDecimal(typed);
  if (typeof read !== 'string' || read.startsWith('-')) return say('A number, such as 8', 'Число, например 8');
  if (compareDecimals(read, quantity) > 0)
    return say(`At most ${showQuantity(quantity, unit)}`, `Не больше ${showQuantity(quantity, unit)}`);
  return undefined;
}
