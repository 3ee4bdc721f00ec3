import { type Contract, purchasingKinds } from '../../../../nouns/contract.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';

/** An incoming invoice stands under a contract by which the company buys. */
export function refuseSalesKind({ kind }: Pick<Contract, 'kind'>): void {
  if (purchasingKinds.includes(kind)) return;
  throw invalidField(
    '/contractId',
    'contract_kind_mismatch',
    words(
      'is a contract by which the company sells: name one of purchase, services, agency or a framework',
      'по этому договору компания продаёт: укажите договор закупки, услуг, агентский или рамочный',
    ),
    { contractKind: kind },
  );
}
