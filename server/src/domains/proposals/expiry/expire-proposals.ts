import { integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { commercialProposals } from '../commercial-proposal.ts';

const most = 100;

export const expireProposals = command({
  name: 'proposals.expire-proposals',
  summary: words('Expire proposals whose last day is over', 'Завершить предложения с истёкшим сроком'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ expired: integer('Proposals that have expired') }),

  async run(ctx) {
    const today = dayIn((await regionalOf(ctx)).timezone);
    const due = await ctx.db.many<{ id: string }>(sql`
      select id from commercial_proposals
      where tenant_id = ${ctx.db.tenant} and status in ('approved', 'sent') and valid_until < ${today} order by id limit ${most}`);
    const held = await commercialProposals.lockAll(
      ctx.db,
      due.map(({ id }) => id),
    );
    // Extended or answered while the lock was waited for.
    const over = held.filter(
      ({ status, validUntil }) =>
        (status === 'approved' || status === 'sent') && validUntil !== null && validUntil < today,
    );
    if (over.length === 0) ctx.nothingChanged();
    for (const one of over) await commercialProposals.move(ctx, one, 'expire', {}, { fact: 'expired' });
    return { expired: over.length };
  },
});
