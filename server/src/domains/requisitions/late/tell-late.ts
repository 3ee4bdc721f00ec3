import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { todayOf } from '../../price-lists/today.ts';
import { aboutRequisition } from '../about-requisition.ts';

export const mostLate = 100;

/** The responsible person hears once that the day of a requisition has passed and not all has come; of another day, once more. */
export const tellLate = command({
  name: 'requisitions.tell-late',
  summary: words('Tell of deliveries that are late', 'Сообщить об опаздывающих поставках'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ told: integer('Requisitions that were told of') }),

  async run(ctx) {
    ctx.nothingChanged();
    const late = await takeLate(ctx);
    for (const one of late) await tell(ctx, one);
    return { told: late.length };
  },
});

interface Late {
  id: string;
  number: string;
  title: string;
  dueDate: string;
  responsibleId: string | null;
  awaited: number;
}

const takeLate = ({ db }: WriteContext) =>
  db.many<Late>(sql`
    with late as (
      select req.id from requisitions req
      where req.tenant_id = ${db.tenant} and req.due_date < ${todayOf(db.tenant)} and req.due_date >= ${todayOf(db.tenant)} - 7
        and req.late_told is distinct from req.due_date
        and req.status in ('approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received')
      order by req.id limit ${mostLate} for no key update of req),
    told as (
      update requisitions req set late_told = req.due_date from late where req.tenant_id = ${db.tenant} and req.id = late.id
      returning req.id, req.number, req.title, req.due_date, coalesce(req.responsible_id, req.created_by) as responsible_id)
    select told.id, told.number, told.title, told.due_date as "dueDate", told.responsible_id as "responsibleId", (
      select count(*) from requisition_lines line
      where line.tenant_id = ${db.tenant} and line.requisition_id = told.id and line.status = 'active'
        and line.received_quantity + line.closed_short_quantity < line.quantity) as awaited
    from told`);

async function tell(ctx: WriteContext, { id, number, title, dueDate, responsibleId, awaited }: Late) {
  if (responsibleId === null || awaited === 0) return;
  await tellPeople(ctx, {
    kind: 'goods.late',
    key: `${id} ${dueDate}`,
    about: aboutRequisition({ id }),
    people: [responsibleId],
    causedBy: null,
    variables: { number, title, dueDate, awaited },
  });
}
