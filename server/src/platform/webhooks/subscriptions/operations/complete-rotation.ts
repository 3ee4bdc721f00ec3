import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { unchanged } from '../../../records/write-records.ts';
import { webhookSubscription, webhookSubscriptions } from '../webhook-subscription.ts';

export const completeRotation = command({
  name: 'webhooks.complete-rotation',
  summary: words('End the overlap of two secrets', 'Завершить замену секрета'),
  description: 'From now on the new secret alone signs. Without a replacement under way nothing changes.',
  permission: 'webhooks.manage',
  scope: 'webhooks.write',
  input: object({ id: id() }),
  output: webhookSubscription.view,

  async run(ctx, { id }) {
    const before = await webhookSubscriptions.lock(ctx.db, id);
    if ((await ctx.db.execute(promoteSecret(ctx.db, id))) === 0 || before.nextSecretMasked === null)
      return unchanged(ctx, before);
    const after = await webhookSubscriptions.byId(ctx.db, id);
    ctx.record(webhookSubscription.changed('secret_rotated', before, after, { completed: true }));
    return after;
  },
});

/** The coming secret becomes the only one. */
export const promoteSecret = (db: Db, id: string) => sql`
  update webhook_subscriptions
  set secret = next_secret, secret_shown = next_secret_shown, next_secret = null, next_secret_shown = null, overlap_until = null,
    version = version + 1, updated_at = now()
  where tenant_id = ${db.tenant} and id = ${id} and next_secret is not null`;
