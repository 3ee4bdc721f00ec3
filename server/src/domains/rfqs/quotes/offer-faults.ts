import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { vatRateValidOn } from '../../../kernel/values/vat.ts';
import type { OfferedLine } from './quote-version.ts';

interface Asking {
  /** The day whose VAT rates apply. */
  day: string;
  totalOnly: boolean;
  analogs: boolean;
}

/** What keeps one line from being submitted. */
export function offerFaults(line: OfferedLine, at: string, { day, totalOnly, analogs }: Asking): FieldError[] {
  if (!line.quoted) return [];
  const { price, isFree, priceTiers, vatRate, quantity, analog } = line;
  return [
    ...(price === null && !totalOnly ? [fieldError(`${at}/price`, 'required', priceNeeded)] : []),
    ...(price !== null && new Exact(price).isZero() && !isFree
      ? [fieldError(`${at}/price`, 'not_free', freeUnsaid)]
      : []),
    ...(totalOnly && priceTiers.length > 0 ? [fieldError(`${at}/priceTiers`, 'total_only', noTiers)] : []),
    ...(grows(priceTiers) ? [] : [fieldError(`${at}/priceTiers`, 'not_increasing', tiersOutOfOrder)]),
    ...(['quantityOffered', 'moq', 'packQuantity'] as const).flatMap((name) => {
      const given = line[name];
      return given !== null && new Exact(given).lte(0)
        ? [fieldError(`${at}/${name}`, 'minimum', aboveZero, { limit: 0, above: 0 })]
        : [];
    }),
    ...(quantity === null ? [fieldError(`${at}/quantityOffered`, 'required', quantityNeeded)] : []),
    ...(vatRate !== null && !vatRateValidOn(vatRate, day)
      ? [fieldError(`${at}/vatRate`, 'vat_rate_not_valid_on_date', rateOver, { date: day })]
      : []),
    ...(analog !== null && !analogs ? [fieldError(`${at}/analog`, 'analog_not_allowed', noAnalogs)] : []),
  ];
}

const grows = (tiers: OfferedLine['priceTiers']) =>
  tiers.every(({ minQuantity }, place) => {
    const before = tiers[place - 1]?.minQuantity ?? '0';
    return new Exact(minQuantity).gt(before);
  });

/** A larger quantity costs more per unit: allowed, and worth a warning. */
export const tiersRise = ({ price, priceTiers }: OfferedLine) =>
  priceTiers.some((tier, place) => new Exact(tier.price).gt(priceTiers[place - 1]?.price ?? price ?? tier.price));

const priceNeeded = words('is required for an offered item', 'укажите цену предложенной позиции');
const freeUnsaid = words('is zero: set isFree if it costs nothing', 'цена ноль: подтвердите, что это бесплатно');
const noTiers = words('the request asks for a total alone', 'в запросе нужна только общая сумма');
const tiersOutOfOrder = words('quantities must increase from tier to tier', 'количества ступеней должны возрастать');
const aboveZero = words('must be more than zero', 'должно быть больше нуля');
const quantityNeeded = words(
  'say how much is offered: the unit cannot be converted',
  'укажите количество: единица не пересчитывается в запрошенную',
);
const rateOver = words('this VAT rate does not apply on that date', 'эта ставка НДС на дату не действует');
const noAnalogs = words('the request does not allow analogs', 'запрос не допускает аналогов');
