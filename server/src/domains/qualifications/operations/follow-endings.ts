import type { SupplierQualification } from '../../../../../nouns/supplier-qualification.ts';
import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { qualifications, supplierQualification } from '../supplier-qualification.ts';

export const mostEnding = 100;

/** So many days before the end its people hear of it, first at the greater. */
const warnings = [30, 7] as const;

/** Qualifications whose last day is over expire; of those that end soon the responsible person hears. */
export const followEndings = command({
  name: 'qualifications.follow-endings',
  summary: words(
    'Expire qualifications, and tell of those that end soon',
    'Завершить допуски и предупредить о скором окончании',
  ),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ followed: integer('Qualifications that expired or were told of') }),

  async run(ctx) {
    const today = dayIn((await regionalOf(ctx)).timezone);
    const due = await ctx.db.many<{ id: string; toldDays: number | null }>(sql`
      select one.id, one.told_days as "toldDays" from supplier_qualifications one
      where one.tenant_id = ${ctx.db.tenant} and one.status in ('approved', 'suspended')
        and (one.ends_on < ${today}::date
          or one.status = 'approved' and one.ends_on <= ${today}::date + 30 and one.told_days is null
          or one.status = 'approved' and one.ends_on <= ${today}::date + 7 and one.told_days > 7)
      order by one.id limit ${mostEnding}`);
    const held = await qualifications.lockAll(
      ctx.db,
      due.map(({ id }) => id),
    );
    ctx.nothingChanged();
    for (const one of held) await follow(ctx, one, today);
    return { followed: held.length };
  },
});

async function follow(ctx: WriteContext, one: SupplierQualification, today: string) {
  const { endsOn, status } = one;
  if (endsOn === null || (status !== 'approved' && status !== 'suspended')) return;
  const days = daysBetween(today, endsOn);
  if (days < 0) {
    await qualifications.move(ctx, one, 'expire');
    return;
  }
  const reached = warnings.findLast((before) => days <= before);
  if (reached === undefined || status !== 'approved') return;
  await ctx.db.execute(sql`
    update supplier_qualifications set told_days = ${reached} where tenant_id = ${ctx.db.tenant} and id = ${one.id}`);
  await tell(ctx, one, endsOn, { days, reached });
}

async function tell(
  ctx: WriteContext,
  { id, supplier, responsibleId, createdBy }: SupplierQualification,
  endsOn: string,
  { days, reached }: { days: number; reached: number },
) {
  const person = responsibleId ?? createdBy;
  if (person === null) return;
  await tellPeople(ctx, {
    kind: 'qualification.ending',
    key: `${id} ${endsOn} ${reached}`,
    about: {
      entityType: supplierQualification.type,
      entityId: id,
      page: `/qualifications/${id}`,
    },
    people: [person],
    causedBy: null,
    byClock: true,
    variables: { supplier: supplier.name, day: endsOn, days },
  });
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
