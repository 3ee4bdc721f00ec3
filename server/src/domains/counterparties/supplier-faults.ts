import { Decimal } from 'decimal.js';
import type { Counterparty } from '../../../../nouns/counterparty.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import type { SupplierInput } from './counterparty.input.ts';

/** Terms are those of a supplier, and a rating is one of 0 to 5 in tenths. */
export function supplierFaults(roles: Counterparty['roles'], given: SupplierInput | undefined): FieldError[] {
  if (!given) return [];
  if (!roles.includes('supplier')) return [fieldError('/supplier', 'supplier_role_required', needsRole)];
  const rating = new Decimal(given.rating ?? 0);
  return [
    ...(rating.gt(5)
      ? [fieldError('/supplier/rating', 'maximum', words('must be <= 5', 'не больше 5'), { limit: 5 })]
      : []),
    ...(rating.decimalPlaces() > 1 ? [fieldError('/supplier/rating', 'decimal_places', tooFine, { limit: 1 })] : []),
  ];
}

const needsRole = words('needs the role of supplier', 'нужна роль поставщика');
const tooFine = words('has at most 1 fraction digit', 'не более 1 знака после точки');
