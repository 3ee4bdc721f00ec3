import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { idAt } from '../../../../kernel/values/id-at.ts';
import { idsAbout } from '../../../months/ids-about.ts';
import { dayMs } from '../../../months/ids-since.ts';
import { attemptColumns, attemptListing, attemptView, presentAttempt } from '../webhook-attempt.ts';
import { deliveryById } from './get-delivery.ts';

export const listAttempts = listQuery({
  name: 'webhooks.list-attempts',
  summary: words('List attempts of a delivery', 'Список попыток доставки'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  listing: attemptListing,
  row: attemptView,
  more: { id: id('Delivery') },
  async run(ctx, { id: deliveryId, ...input }) {
    const { id, finishedAt } = await deliveryById(ctx.db, deliveryId as string);
    return listRows(ctx, attemptListing, attemptColumns, { ...input, deliveryId }, presentAttempt, [
      ...idsAbout('attempt.id', id),
      ...(finishedAt === null ? [] : [sql`attempt.id < ${idAt(Date.parse(finishedAt) + dayMs)}`]),
    ]);
  },
});
