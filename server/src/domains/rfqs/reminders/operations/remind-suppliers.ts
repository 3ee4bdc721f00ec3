import Type from 'typebox';
import { choice, id, integer, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { holdWithRequisition } from '../../hold-with-requisition.ts';
import { refuseUnknown } from '../../recipients/chosen-recipients.ts';
import { recipientsOf } from '../../recipients/rfq-recipient.ts';
import { unreachedByMessenger } from '../../recipients/unreached-by-messenger.ts';
import { refuseNotAsking } from '../../refuse-not-asking.ts';
import { sendReminders } from '../send-reminders.ts';
import { skipReasons, whyNot } from '../who-is-due.ts';

export const remindSuppliers = command({
  name: 'supplier-rfqs.remind-suppliers',
  summary: words('Remind suppliers', 'Напомнить поставщикам'),
  description:
    'All who were asked and did not answer, or the named ones of them, in the way they were asked: by a letter, or by messenger. Nobody is reminded ' +
    'twice in four hours; who is passed by is told with the reason, which is no error.',
  permission: 'supplier_rfqs.remind',
  scope: 'supplier_documents.write',
  refuses: ['conflict'],
  input: object({
    id: id(),
    recipientIds: Type.Optional(Type.Array(id('Recipient'), { maxItems: 100, title: 'Only these' })),
  }),
  output: object({
    sent: integer('Suppliers reminded now'),
    recipientIds: Type.Array(id('Recipient'), { title: 'Who was reminded' }),
    skipped: Type.Array(object({ recipientId: id('Recipient'), reason: choice(skipReasons, 'Why he was passed by') }), {
      title: 'Who was passed by',
    }),
  }),

  async run(ctx, { id, recipientIds }) {
    const { rfq, requisition } = await holdWithRequisition(ctx, id);
    refuseNotAsking(rfq);
    const all = await recipientsOf(ctx.db, id);
    refuseUnknown(all, recipientIds);
    const onHold = requisition?.status === 'on_hold';
    const unreached = await unreachedByMessenger(ctx.db, all);
    const judged = all
      .filter((one) => recipientIds === undefined || recipientIds.includes(one.id))
      .map((recipient) => ({ recipient, reason: whyNot(recipient, { onHold, unreached }) }));
    const to = judged.filter(({ reason }) => reason === null).map(({ recipient }) => recipient);
    if (to.length === 0) ctx.nothingChanged();
    await sendReminders(ctx, rfq, to);
    return {
      sent: to.length,
      recipientIds: to.map((one) => one.id),
      skipped: judged.flatMap(({ recipient, reason }) => (reason ? [{ recipientId: recipient.id, reason }] : [])),
    };
  },
});
