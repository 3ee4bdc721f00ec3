import type { Company } from '../../../../../nouns/company.ts';
import type { TransferParty } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { buyerIsAnother, buyerKppDiffers, buyerUntold, type Remark } from './remarks.ts';

/** Whether the document is for us: known by the INN alone, for branches have a KPP of their own. Pure. */
export function checkBuyer(
  buyer: TransferParty,
  { companyInn, kpp }: Pick<Company, 'companyInn' | 'kpp'>,
): { buyerIsUs: boolean | null; remarks: Remark[] } {
  if (companyInn === null) return { buyerIsUs: null, remarks: [buyerUntold(true)] };
  if (buyer.inn === null) return { buyerIsUs: null, remarks: [buyerUntold(false)] };
  if (buyer.inn !== companyInn) return { buyerIsUs: false, remarks: [buyerIsAnother(buyer.inn, companyInn)] };
  const differs = buyer.kpp !== null && kpp !== null && buyer.kpp !== kpp;
  return { buyerIsUs: true, remarks: differs ? [buyerKppDiffers(buyer.kpp as string, kpp as string)] : [] };
}
