import type { PurchaseOrderAnswer } from '../../../../../nouns/purchase-order-answer.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { countsIn, mustBeWhole } from '../../../kernel/values/quantity-faults.ts';
import type { HeldLine } from '../lines/purchase-order-line.ts';
import type { AnswerInput } from './answer.input.ts';

type GivenLine = NonNullable<AnswerInput['lines']>[number];

/** Lines as their supplier confirms them: as ordered, but for those that are named. */
export function answeredLines(lines: readonly HeldLine[], given: readonly GivenLine[], today: string): HeldLine[] {
  const errors = given.flatMap((one, at) => faultsOf(one, at, lines, given, today));
  if (errors.length > 0) throw invalid(errors);
  const said = new Map(given.map((one) => [one.position, one]));
  const answered = lines.map((line) => {
    const { confirmedQuantity, promisedDate, supplierRemark } = said.get(line.position) ?? {};
    return {
      ...line,
      confirmedQuantity: confirmedQuantity ?? line.quantity,
      promisedDate: promisedDate === undefined ? line.wantedDate : promisedDate,
      supplierRemark: supplierRemark ?? null,
    };
  });
  if (answered.every(({ confirmedQuantity }) => new Exact(confirmedQuantity).isZero())) throw nothing();
  return answered;
}

/** Confirmed in part where a line has less than was ordered, or comes later than was wanted. */
export const outcomeOf = (answered: readonly HeldLine[]): Exclude<PurchaseOrderAnswer['outcome'], 'declined'> =>
  answered.some(isLess) ? 'confirmed_in_part' : 'confirmed';

const isLess = ({ quantity, confirmedQuantity, wantedDate, promisedDate }: HeldLine) =>
  new Exact(confirmedQuantity ?? quantity).lt(quantity) ||
  (wantedDate !== null && promisedDate !== null && promisedDate > wantedDate);

function faultsOf(
  { position, confirmedQuantity: confirmed, promisedDate }: GivenLine,
  at: number,
  lines: readonly HeldLine[],
  given: readonly GivenLine[],
  today: string,
): FieldError[] {
  const line = lines.find((one) => one.position === position);
  const place = `/lines/${at}`;
  if (!line) return [fieldError(`${place}/position`, 'not_found_reference', unknown)];
  if (given.findIndex((one) => one.position === position) < at) return [fieldError(place, 'duplicate', twice)];
  const quantity = `${place}/confirmedQuantity`;
  return [
    ...(confirmed && new Exact(confirmed).gt(line.quantity)
      ? [
          tooMuch(
            quantity,
            'above_ordered',
            { left: line.quantity, asked: confirmed as string, why: ordered },
            { max: line.quantity },
          ),
        ]
      : []),
    ...(confirmed && !countsIn(line.uom, confirmed) ? [mustBeWhole(quantity, line.uom, confirmed)] : []),
    ...(promisedDate && promisedDate < today ? [fieldError(`${place}/promisedDate`, 'day_over', past)] : []),
  ];
}

const unknown = words('is no line of this order', 'такой строки в заказе нет');
const twice = words('is listed twice', 'указана дважды');
const past = words('is already in the past', 'этот день уже прошёл');
const ordered = words('as ordered', 'столько заказано');

const nothing = () =>
  brokenRule(
    'nothing_confirmed',
    words('Nothing is confirmed: decline the order instead.', 'Не подтверждено ничего: вместо этого откажитесь.'),
  );
