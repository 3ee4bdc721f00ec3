import type { Contract } from '../../../../nouns/contract.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, invalid, invalidField, unknownReference, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { holdCounterparties, refuseUnusable } from '../counterparties/counterparty-refs.ts';
import { holdSeller } from '../sellers/seller-refs.ts';
import { contract } from './contract.ts';

type Given = Partial<Contract>;

/** What is given with what follows from it; what it names is held until the transaction ends. */
export async function settleContract(ctx: WriteContext, before: Contract | null, given: Given) {
  const validFrom = startOf(before, given);
  const validTo = given.validTo === undefined ? before?.validTo : given.validTo;
  if (validFrom && validTo && validTo < validFrom)
    throw invalidField('/validTo', 'before_start', words('ends before it begins', 'окончание раньше начала'));
  if (given.amountLimit) {
    const faults = amountFaults('/amountLimit', given.amountLimit, 2);
    if (faults.length > 0) throw invalid(faults);
  }
  if (given.counterpartyId && given.counterpartyId !== before?.counterpartyId) {
    const refs = await holdCounterparties(ctx.db, [given.counterpartyId]);
    refuseUnusable(refs.get(given.counterpartyId), 'counterpartyId');
  }
  const counterpartyId = given.counterpartyId ?? before?.counterpartyId;
  const parentId = given.parentId === undefined ? before?.parentId : given.parentId;
  const isMoved = parentId !== before?.parentId || counterpartyId !== before?.counterpartyId;
  if (parentId && counterpartyId && isMoved) await refuseStrangeParent(ctx, before?.id, parentId, counterpartyId);
  if (before && isMoved) await refuseAnnexesLeft(ctx, before);
  const isAsked = before === null || (given.sellerProfileId && given.sellerProfileId !== before.sellerProfileId);
  const seller = isAsked ? await holdSeller(ctx.db, given.sellerProfileId) : null;
  return {
    ...given,
    ...(given.validFrom === null && { validFrom: validFrom ?? null }),
    ...(before === null && {
      validFrom: validFrom ?? null,
      currency: given.currency ?? (await regionalOf(ctx)).currency,
      sellerProfileId: seller?.id ?? null,
    }),
  };
}

/** Its date, where no first day is said or it is cleared. */
const startOf = (before: Contract | null, given: Given): string | undefined =>
  given.validFrom ?? (given.validFrom === undefined ? before?.validFrom : null) ?? given.date ?? before?.date;

/** An annex belongs to a contract with the same counterparty that is no annex itself. */
async function refuseStrangeParent(
  ctx: WriteContext,
  id: string | undefined,
  parentId: string,
  counterpartyId: string,
) {
  const parent = await ctx.db.first<{ counterparty_id: string; parent_id: string | null }>(sql`
    select counterparty_id, parent_id from contracts
    where tenant_id = ${ctx.db.tenant} and id = ${parentId} for share`);
  if (!parent) throw unknownReference('parentId', contract.noun);
  if (parent.counterparty_id !== counterpartyId || parent.parent_id !== null || parentId === id)
    throw brokenRule(
      'parent_unfit',
      words(
        'An annex belongs to a contract with the same counterparty that is no annex itself.',
        'Приложение относится к договору с тем же контрагентом, который сам не является приложением.',
      ),
    );
}

/** A contract that has annexes keeps its counterparty, and becomes no annex. */
async function refuseAnnexesLeft({ db }: WriteContext, { id }: Contract) {
  const annex = await db.first(
    sql`select 1 from contracts where tenant_id = ${db.tenant} and parent_id = ${id} limit 1`,
  );
  if (annex)
    throw brokenRule(
      'has_annexes',
      words(
        'The contract has annexes: it keeps its counterparty, and becomes no annex itself.',
        'У договора есть приложения: его контрагент не меняется, и сам он не становится приложением.',
      ),
    );
}
