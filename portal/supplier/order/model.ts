import { compareDecimals } from '../../src/kit/decimal-sum.ts';
import { readDecimal } from '../../src/kit/decimal-text.ts';
import { words } from '../../src/kit/say.ts';
import type { ConfirmBody, Line, Ordered } from './types.ts';

/** What is being said of a line, as it is typed. */
export interface SaidLine {
  position: number;
  quantity: string;
  date: string;
  remark: string;
}

/** A line begins with what was answered before, or else as it was ordered. */
export const saidOf = ({ lines }: Ordered): SaidLine[] =>
  lines.map(({ position, quantity, confirmedQuantity, wantedDate, promisedDate, supplierRemark }) => ({
    position,
    quantity: plain(confirmedQuantity ?? quantity),
    date: promisedDate ?? wantedDate ?? '',
    remark: supplierRemark ?? '',
  }));

const plain = (quantity: string) => quantity.replace('.', ',');

const unreadable = words('Not a number', 'Это не число');
const tooMuch = words('More than was ordered', 'Больше, чем заказано');

/** What is wrong with the quantity of a line as it is typed. */
export function quantityFault({ quantity }: SaidLine, ordered: Line) {
  const read = readDecimal(quantity);
  if (read === undefined || read === null) return unreadable;
  return compareDecimals(read, ordered.quantity) > 0 ? tooMuch : undefined;
}

/** Whether a line has less than was ordered, or comes later. */
export const isChanged = (said: SaidLine, { quantity, wantedDate }: Line) =>
  compareDecimals(readDecimal(said.quantity) ?? quantity, quantity) !== 0 ||
  (said.date !== '' && said.date !== wantedDate);

/** As the server takes it: lines that stay as they were ordered are left out. */
export const linesOf = (said: readonly SaidLine[], { lines }: Ordered): NonNullable<ConfirmBody['lines']> =>
  said.flatMap((one, at) => {
    const ordered = lines[at] as Line;
    const remark = one.remark.trim();
    if (!isChanged(one, ordered) && remark === '') return [];
    return [
      {
        position: one.position,
        confirmedQuantity: readDecimal(one.quantity) ?? ordered.quantity,
        ...(one.date !== '' && { promisedDate: one.date }),
        ...(remark !== '' && { supplierRemark: remark }),
      },
    ];
  });
