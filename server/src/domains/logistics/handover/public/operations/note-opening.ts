import { flag, object } from '../../../../../kernel/fields.ts';
import { command } from '../../../../../kernel/operation.ts';
import { words } from '../../../../../kernel/problems/errors.ts';
import { sql } from '../../../../../kernel/sql/sql.ts';
import { deliveryBatch } from '../../../batches/delivery-batch.ts';
import { deliveryRoute } from '../../../routes/delivery-route.ts';
import { enterByLink, type LinkHeld, openDelivery } from '../../links/open-delivery.ts';
import { tokenField } from '../token-field.ts';

/** A person has looked at the delivery. The first look by each link is recorded. */
export const noteOpening = command({
  name: 'logistics.note-link-opening',
  summary: words('Note that a driver has looked', 'Отметить просмотр водителем'),
  permission: 'internal',
  scope: null,
  input: object({ token: tokenField }),
  output: object({ first: flag('For the first time') }),
  enter: enterByLink,

  async run(ctx, _, held: LinkHeld) {
    const { route, batches, link } = await openDelivery(ctx, held);
    const noted = await ctx.db.execute(sql`
      update driver_links set opened_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${link.id} and opened_at is null`);
    const [batch] = batches;
    const tell = { linkId: link.id };
    if (noted === 0) ctx.nothingChanged();
    else if (link.routeId !== null && route) ctx.record(deliveryRoute.fact('viewed', route, tell));
    else if (batch) ctx.record(deliveryBatch.fact('viewed', batch, tell));
    return { first: noted > 0 };
  },
});
