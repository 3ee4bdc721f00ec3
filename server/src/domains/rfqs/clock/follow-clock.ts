import Type from 'typebox';
import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { deadlineNearAt, dueAtOf, reminderMarks } from '../due-at.ts';
import { holdWithRequisition } from '../hold-with-requisition.ts';
import { tellDeadlineNear } from '../letters/tell-deadline-near.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { unreachedByMessenger } from '../recipients/unreached-by-messenger.ts';
import { sendReminders } from '../reminders/send-reminders.ts';
import { whyNot } from '../reminders/who-is-due.ts';
import { reachDeadline } from './reach-deadline.ts';

/**
 * Does for a request what its time asks for: the deadline, or else the newest reminder whose moment has come since the last look.
 * `due_at` remembers where that look ended, so that neither a restart nor a jump of the clock loses or doubles anything.
 */
export const followClock = command({
  name: 'supplier-rfqs.follow-clock',
  summary: words('Do what the time of a request asks for', 'Выполнить то, чей срок по запросу наступил'),
  permission: 'signed-in',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }) {
    ctx.nothingChanged();
    const { rfq, requisition } = await holdWithRequisition(ctx, id);
    const dueAt = await dueTimeOf(ctx, id);
    if (dueAt === null || dueAt > portalNow().getTime()) return;
    if (!isAsking(rfq.status)) return setDue(ctx, id, null);
    if (new Date(rfq.responseDeadline as string).getTime() <= portalNow().getTime()) return reachDeadline(ctx, rfq);
    await remind(ctx, rfq, dueAt, requisition?.status === 'on_hold');
    await warnBuyer(ctx, rfq, dueAt);
    await setDue(ctx, id, dueAtOf(rfq));
  },
});

const warnBuyer = async (ctx: WriteContext, rfq: SupplierRfq, since: number) => {
  const nearAt = deadlineNearAt(rfq);
  if (nearAt !== null && nearAt >= since && nearAt <= portalNow().getTime()) await tellDeadlineNear(ctx, rfq);
};

async function dueTimeOf({ db }: WriteContext, id: string): Promise<number | null> {
  const { due_at } = await db.one<{ due_at: string | null }>(
    sql`select due_at from supplier_rfqs where tenant_id = ${db.tenant} and id = ${id}`,
  );
  return due_at === null ? null : new Date(due_at).getTime();
}

const setDue = ({ db }: WriteContext, id: string, dueAt: string | null) =>
  db.execute(sql`update supplier_rfqs set due_at = ${dueAt} where tenant_id = ${db.tenant} and id = ${id}`);

/** Of several moments that passed while no worker looked, only the last is kept; each recipient gets it once, up to the limit of the request. */
async function remind(ctx: WriteContext, rfq: SupplierRfq, since: number, onHold: boolean) {
  const mark = reminderMarks(rfq).findLast(({ at }) => at >= since && at <= portalNow().getTime());
  if (!mark) return;
  const counts = await automaticReminders(ctx, rfq);
  const all = await recipientsOf(ctx.db, rfq.id);
  const unreached = await unreachedByMessenger(ctx.db, all);
  const to = all.filter((recipient) => {
    const { had = 0, now = 0 } = counts.get(recipient.id) ?? {};
    const isNew = new Date(recipient.sentAt ?? 0).getTime() >= mark.at;
    const mayBe = now === 0 && had < rfq.reminderPolicy.maxPerRecipient && !isNew;
    return mayBe && whyNot(recipient, { onHold, unreached }) === null;
  });
  await sendReminders(ctx, rfq, to, mark.hoursBefore);

  async function automaticReminders({ db }: WriteContext, { id, responseDeadline }: SupplierRfq) {
    const rows = await db.many<{ recipient_id: string; had: number; now: number }>(sql`
      select reminder.recipient_id, count(*)::int as had,
        count(*) filter (where reminder.deadline = ${responseDeadline} and reminder.hours_before = ${mark?.hoursBefore})::int as now
      from supplier_rfq_reminders reminder
      join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.id = reminder.recipient_id
      where reminder.tenant_id = ${db.tenant} and asked.rfq_id = ${id} and reminder.kind = 'auto' group by reminder.recipient_id`);
    return new Map(rows.map((row) => [row.recipient_id, row]));
  }
}
