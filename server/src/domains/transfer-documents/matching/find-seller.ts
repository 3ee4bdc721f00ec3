import type { TransferParty } from '../../../kernel/integrations/ports/transfer-functions.ts';
import type { Payee } from '../../counterparties/payees.ts';
import { type Remark, supplierAmbiguous, supplierKppDiffers, supplierUnknown } from './remarks.ts';

interface FoundSeller {
  seller: Payee | null;
  /** Of whom a person may choose. */
  others: readonly Payee[];
  remarks: Remark[];
}

/** Who the seller is: named by a person, or known by INN and KPP; branches share an INN. Pure. */
export function findSeller(
  { inn, kpp, name }: TransferParty,
  payees: readonly Payee[],
  named: Payee | null,
): FoundSeller {
  const others = payees.length > 1 ? payees : [];
  const seller = named ?? payees.find((one) => one.kpp === kpp) ?? (payees.length === 1 ? (payees[0] as Payee) : null);
  if (!seller)
    return {
      seller,
      others,
      remarks: [payees.length === 0 ? supplierUnknown(inn, name) : supplierAmbiguous(inn, kpp)],
    };
  return { seller, others, remarks: seller.kpp === kpp ? [] : [supplierKppDiffers(seller.kpp, kpp)] };
}
