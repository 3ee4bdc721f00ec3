import { isStanding } from '../../../../../../nouns/quote-flow.ts';
import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import {
  type FieldError,
  fieldError,
  invalidField,
  refuse,
  type Words,
  words,
} from '../../../../kernel/problems/errors.ts';
import { type Fraction, fraction } from '../../../../kernel/values/fraction.ts';
import { units } from '../../../../kernel/values/units.ts';
import type { Overrides } from './decision.input.ts';
import type { QuotedLine } from './quoted-lines.ts';

/** Refuses a line of a version that is not current. */
export function refuseNotCurrent({ quoteId, quoteStatus, n, currentVersion, sealed }: QuotedLine): void {
  const ended = !isStanding(quoteStatus) && quoteStatus !== 'expired';
  if (!sealed && !ended && n === currentVersion) return;
  throw refuse(
    'conflict',
    sealed
      ? words('Prices are sealed until the deadline.', 'До срока ответа цены закрыты.')
      : words('This version of the quote is no longer valid.', 'Эта версия предложения не действует.'),
    { rule: sealed ? 'prices_sealed' : 'quote_not_current', quoteId, quoteStatus, currentVersion },
  );
}

/** Whether a price whose day is over is taken: only when asked for, with a reason, by who may approve. */
export function acceptsExpired({ actor }: ReadContext, { acceptExpired = false, reason }: Overrides): boolean {
  if (!acceptExpired) return false;
  if (!maySee(actor, 'purchase_requisitions.approve')) throw lacksPermission('purchase_requisitions.approve');
  if (!reason) throw invalidField('/reason', 'required', words('give a reason', 'укажите причину'));
  return true;
}

/** Which rule of the supplier this quantity breaks, if any. */
export function termBroken(
  line: QuotedLine,
  quantity: Fraction,
  at: string,
  { allowMoqOverride = false }: Overrides,
): { rule: string; error: FieldError } | null {
  const { quantityOffered, moq, packQuantity, uom, quoteId } = line;
  const broken = (rule: string, message: Words, params: object) => ({
    rule,
    error: fieldError(`${at}/quantity`, rule, message, { quoteId, ...params }),
  });
  if (quantityOffered !== null && quantity.cmp(quantityOffered) > 0)
    return broken('exceeds_offer', words(`only ${quantityOffered} on offer`, `предложено только ${quantityOffered}`), {
      offered: quantityOffered,
    });
  if (allowMoqOverride) return null;
  if (moq !== null && quantity.cmp(moq) < 0)
    return broken('below_moq', words(`the minimum order is ${moq}`, `продаётся не меньше ${moq}`), { moq });
  const pack = packQuantity ?? (units.get(uom)?.whole ? '1' : null);
  if (pack === null || quantity.div(fraction(pack)).isWhole()) return null;
  return broken('not_pack_multiple', words(`sold in packs of ${pack}`, `продаётся по ${pack}`), { packQuantity: pack });
}

export const sentenceOf: Readonly<Record<string, Words>> = {
  quote_line_mismatch: words('The offer is for another line.', 'Предложение относится к другой строке.'),
  quote_expired: words('The price has expired.', 'Срок действия цены истёк.'),
  uom_not_convertible: words('The unit of the offer cannot be converted.', 'Единица предложения не пересчитывается.'),
  exceeds_offer: words('More than was offered.', 'Больше, чем предложено.'),
  below_moq: words('Below the minimum order of the supplier.', 'Меньше минимальной партии поставщика.'),
  not_pack_multiple: words('Not in whole packs.', 'Количество не кратно упаковке.'),
};
