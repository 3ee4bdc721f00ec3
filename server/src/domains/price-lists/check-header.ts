import type { PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../kernel/problems/errors.ts';
import { holdCounterparties, refuseUnusable } from '../counterparties/counterparty-refs.ts';
import { ensureSupplier } from '../counterparties/ensure-supplier.ts';

/** The header as it would stand. */
interface Header {
  kind: PriceList['kind'];
  counterpartyId?: string | null;
  validFrom?: string | null;
  validTo?: string | null;
}

export function refuseBackwardPeriod({ validFrom, validTo }: Header) {
  if (validFrom && validTo && validTo < validFrom)
    throw brokenRule('period_invalid', words('The last day is before the first.', 'Последний день раньше первого.'));
}

/** A supplier's list has its supplier, a list for a customer may have one, a list of the company's own has none. */
export function refuseWrongParty({ kind, counterpartyId }: Header) {
  if (kind === 'supplier' && !counterpartyId)
    throw invalidField(
      '/counterpartyId',
      'required',
      words('is required for a supplier list', 'обязателен для прайс-листа поставщика'),
    );
  if (kind === 'internal' && counterpartyId)
    throw invalidField(
      '/counterpartyId',
      'not_allowed',
      words('an internal list has no counterparty', 'у внутреннего прайс-листа контрагента нет'),
    );
}

/** The counterparty is there and in use; whose list of prices we keep is a supplier from now on. */
export async function settleParty(ctx: WriteContext, { kind, counterpartyId }: Header): Promise<void> {
  if (!counterpartyId) return;
  if (kind === 'supplier') await ensureSupplier(ctx, counterpartyId);
  else refuseUnusable((await holdCounterparties(ctx.db, [counterpartyId])).get(counterpartyId), 'counterpartyId');
}
