import type { Contract } from '../../../../nouns/contract.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { ratesOn } from '../company/rate-on.ts';
import { lockContract } from '../contracts/contract-refs.ts';

interface Kept {
  contractId: string | null;
  currency: string;
  fxRate: string | null;
}

interface Named extends Kept {
  counterpartyId: string | null;
  /** The day whose rate counts where the contract is in a third currency. */
  date: string;
}

/** The contract that an invoice names, locked, and its columns: the rate stays as long as nothing that it follows from changes. */
export async function contractFor(ctx: WriteContext, was: Kept | undefined, named: Named) {
  const { contractId, counterpartyId } = named;
  if (contractId === null) return { contract: null, columns: { contract_id: null, contract_rate: null } };
  const contract = await lockContract(ctx.db, contractId, { isNew: contractId !== was?.contractId });
  if (contract.counterpartyId !== counterpartyId)
    throw invalidField(
      '/contractId',
      'counterparty_mismatch',
      words('is a contract with another counterparty', 'это договор с другим контрагентом'),
    );
  const isCounted = (['contractId', 'currency', 'fxRate'] as const).every((name) => was?.[name] === named[name]);
  if (isCounted) return { contract, columns: { contract_id: contractId } };
  const rate = await rateInto(ctx, contract.currency, named);
  if (rate === null && contract.amountLimit !== null && contract.limitPolicy === 'block') throw unknownRate(contract);
  return { contract, columns: { contract_id: contractId, contract_rate: rate } };
}

/** What the invoice's currency is worth in that of the contract: by its own rate, and that of a third currency on its day. */
async function rateInto(ctx: ReadContext, target: string, { currency, fxRate, date }: Named): Promise<string | null> {
  if (currency === target) return '1';
  const found = fxRate === null ? undefined : (await ratesOn(ctx, [target], date)).get(target);
  if (!found || fxRate === null) return null;
  return new Exact(fxRate).times(found.nominal).div(found.rate).toDecimalPlaces(12).toFixed();
}

const unknownRate = ({ id, number, currency }: Contract) =>
  brokenRule(
    'contract_rate_unknown',
    words(
      `There is no exchange rate into ${currency}, so the limit of contract ${number} cannot be checked.`,
      `Нет курса к ${currency}: лимит договора ${number} нельзя проверить.`,
    ),
    { contractId: id, currency },
  );
