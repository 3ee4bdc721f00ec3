import Type from 'typebox';
import { id, integer, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, refuse, words } from '../../../../kernel/problems/errors.ts';
import { maskSecret } from '../../../secrets/mask-secret.ts';
import { makeWebhookSecret } from '../../sending/sign.ts';
import { secretPlace } from '../subscription-secrets.ts';
import { webhookSubscription, webhookSubscriptions } from '../webhook-subscription.ts';
import { promoteSecret } from './complete-rotation.ts';
import { withSecret } from './create-subscription.ts';

export const rotateSecret = command({
  name: 'webhooks.rotate-secret',
  summary: words('Replace the secret of a subscription', 'Заменить секрет подписки'),
  description:
    'During the overlap the old secret signs `X-Service-Signature`, the new one `X-Service-Signature-Next`, and `webhook-signature` carries both. With 0 hours the old one ends now.',
  permission: 'webhooks.manage',
  scope: 'webhooks.write',
  provesPresence: true,
  refuses: ['secret_rotation_in_progress', 'resource_archived'],
  revealsSecret: true,
  input: object({
    id: id(),
    overlapHours: Type.Optional(
      integer('Hours for which both secrets sign; 24 unless said', { minimum: 0, maximum: 168 }),
    ),
  }),
  output: withSecret,

  async run(ctx, { id, overlapHours = 24 }) {
    const before = await webhookSubscriptions.lock(ctx.db, id);
    if (before.archivedAt) throw archived(webhookSubscription.noun);
    if (before.nextSecretMasked !== null) throw refuse('secret_rotation_in_progress');
    await ctx.db.execute(promoteSecret(ctx.db, id));

    const secret = makeWebhookSecret();
    const sealed = await ctx.services.vault.seal(ctx.db, secretPlace(id), secret);
    const shown = maskSecret(secret);
    const overlapUntil = new Date(Date.now() + overlapHours * 3_600_000).toISOString();
    const columns =
      overlapHours === 0
        ? { secret: sealed, secret_shown: shown }
        : { next_secret: sealed, next_secret_shown: shown, overlap_until: overlapUntil };
    const after = await webhookSubscriptions.change(
      ctx,
      before,
      {},
      { columns, fact: 'secret_rotated', tell: { overlapHours } },
    );
    return { ...after, secret };
  },
});
