import type { Contract } from '../../../../../nouns/contract.ts';
import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { contracts } from '../contract.ts';

const most = 100;

export const endContracts = command({
  name: 'contracts.end-contracts',
  summary: words(
    'Renew or expire contracts whose last day is over',
    'Продлить или завершить договоры с истёкшим сроком',
  ),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ ended: integer('Contracts that were renewed or expired') }),

  async run(ctx) {
    const today = dayIn((await regionalOf(ctx)).timezone);
    const due = await ctx.db.many<{ id: string }>(sql`
      select id from contracts
      where tenant_id = ${ctx.db.tenant} and status in ('active', 'suspended') and valid_to < ${today}
      order by id limit ${most}`);
    const held = await contracts.lockAll(
      ctx.db,
      due.map(({ id }) => id),
    );
    const over = held.filter(
      ({ validTo, status }) => validTo && validTo < today && /^(active|suspended)$/.test(status),
    );
    if (over.length === 0) ctx.nothingChanged();
    for (const one of over) await endContract(ctx, one, today);
    return { ended: over.length };
  },
});

/** A suspended contract does not renew itself: somebody has to decide on it first. */
async function endContract(ctx: WriteContext, one: Contract, today: string): Promise<void> {
  if (one.autoRenew && one.status === 'active')
    await contracts.change(ctx, one, { validTo: renewedUntil(one, today) }, { fact: 'renewed' });
  else await contracts.move(ctx, one, 'expire');
}

/** As many renewals as bring the last day past today, counted from the first so that the 31st stays the 31st. */
function renewedUntil({ validTo, renewalMonths }: Contract, today: string): string {
  const renewals = Array.from({ length: 1_200 }, (_, n) => monthsAfter(validTo as string, renewalMonths * (n + 1)));
  return renewals.find((day) => day >= today) as string;
}

/** The same day of a later month, or its last where the month is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
