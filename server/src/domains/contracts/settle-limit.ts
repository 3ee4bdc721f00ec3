import type { Contract } from '../../../../nouns/contract.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { warning } from '../../kernel/problems/warnings.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';

/**
 * Whether the documents under a locked contract stay within its limit, after one of them was written: refused or told, as the contract
 * says. `before` is what was taken until then: who takes no more than that is not stopped by a limit that was lowered meanwhile.
 */
export async function settleLimit(ctx: ReadContext, held: Contract, before: string) {
  const { id, number, amountLimit: limit, limitPolicy, currency } = held;
  if (limit === null) return [];
  const { used } = await ctx.db.one<{ used: string }>(
    sql`select contract_usage(tenant_id => ${ctx.db.tenant}, contract => ${id}) as used`,
  );
  const taken = new Exact(used);
  if (taken.lte(limit) || taken.lte(before)) return [];
  const excess = taken.minus(limit).toFixed(2);
  const meta = { contractId: id, limit: new Exact(limit).toFixed(2), used: taken.toFixed(2), excess, currency };
  const sentence = words(
    `The limit of contract ${number} is exceeded by ${excess} ${currency}.`,
    `Лимит договора ${number} превышен на ${excess} ${currency}.`,
  );
  if (limitPolicy === 'block') throw brokenRule('contract_limit_exceeded', sentence, meta);
  return [warning(ctx, 'contract_limit_exceeded', sentence, meta)];
}
