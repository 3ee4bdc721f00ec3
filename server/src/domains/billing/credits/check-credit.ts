import type { Invoice } from '../../../../../nouns/invoice.ts';
import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { SupplierReturn } from '../../../../../nouns/supplier-return.ts';
import { conflict, fieldError, invalid, invalidField, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { amountFaults } from '../../../kernel/values/amount-faults.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { creditLeft } from './credit-left.ts';

/** How much of the credit of a return an invoice takes: what is given, or all that both allow. */
export function checkCredit(held: Invoice, back: SupplierReturn, given: string | undefined): string {
  if (!standingStatuses.includes(held.status))
    throw conflict('invoice_closed', words('The invoice does not stand.', 'Счёт не действует.'), {
      invoiceStatus: held.status,
    });
  if (back.status !== 'credited') throw conflict('not_credited', notCredited, { returnStatus: back.status });
  if (back.counterpartyId !== held.counterpartyId) throw invalidField('/supplierReturnId', 'other_supplier', other);
  if (back.currency !== held.currency)
    throw invalidField('/supplierReturnId', 'currency_mismatch', otherCurrency, { currency: back.currency });
  const [left, owed] = [creditLeft(back), Exact.max(0, held.outstandingAmount).toFixed()];
  const limit = Exact.min(left, owed).toFixed();
  if (new Exact(limit).isZero()) throw conflict('nothing_to_credit', nothing, { left, owed });
  const amount = given ?? limit;
  const faults = amountFaults('/amount', amount, scaleOf(held.currency));
  if (new Exact(amount).isZero()) faults.push(fieldError('/amount', 'minimum', zero, { limit: 0, above: 0 }));
  if (new Exact(amount).gt(limit))
    faults.push(
      tooMuch(
        '/amount',
        'over_credit',
        {
          left: limit,
          asked: amount,
          why: words(
            `${left} of the credit is not used, ${owed} is owed`,
            `от возмещения осталось ${left}, к оплате ${owed}`,
          ),
        },
        { limit, owed },
      ),
    );
  if (faults.length > 0) throw invalid(faults);
  return amount;
}

const notCredited = words(
  'The return is not credited yet: record its credit first.',
  'По возврату ещё нет возмещения: сначала внесите его.',
);
const other = words('went back to another supplier', 'возврат другому поставщику');
const otherCurrency = words('is credited in another currency', 'возмещено в другой валюте');
const nothing = words(
  'The credit is used up, or the invoice owes nothing.',
  'Возмещение уже зачтено, или по счёту нет долга.',
);
const zero = words('must be more than 0', 'должна быть больше 0');
