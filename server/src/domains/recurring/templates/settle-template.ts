import type { RequisitionTemplate, TemplateSchedule } from '../../../../../nouns/requisition-template.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { checkHeader, refuseConstruction } from '../../requisitions/check-header.ts';
import { handedOnByOne } from '../../requisitions/drafts/handed-on-by.ts';
import { resolveLines } from '../../requisitions/lines/resolve-lines.ts';
import { firstDate } from '../schedule/dates.ts';
import { localMoment } from '../schedule/local-moment.ts';
import type { TemplateLineInput } from './template.input.ts';

type Input = Partial<Omit<RequisitionTemplate, 'lines'>> & { lines?: readonly TemplateLineInput[] };

/** What is given in its stored form, checked as a requisition made of it would be, and the next day of its schedule. */
export async function settleTemplate(ctx: WriteContext, before: RequisitionTemplate | null, given: Input) {
  const { lines, title, ...header } = given;
  const currency = header.currency ?? before?.currency ?? (await regionalOf(ctx)).currency;
  await refuseConstruction(ctx, header, ...(lines ?? []));
  await checkHeader(ctx, before, header);
  const values = {
    ...header,
    ...(title !== undefined && { title }),
    currency,
    ...(lines && { lines: await settledLines(ctx, currency, lines) }),
  };
  const after = { isPaused: false, submits: false, schedule: null, dueInDays: null, ...before, ...values };
  if (after.submits && after.dueInDays === null)
    throw invalidField(
      '/dueInDays',
      'required',
      words('is required to send for approval at once', 'нужен, чтобы сразу отправлять на согласование'),
    );
  checkDay(after.schedule);
  return { ...values, nextDate: await nextDateOf(ctx, before, after) };
}

/** Lines as a requisition would have them today: named, in the unit of their item. */
async function settledLines(ctx: WriteContext, currency: string, lines: readonly TemplateLineInput[]) {
  const header = { id: ctx.newId, currency, dueDate: null };
  const given = lines.map((input, index) => ({ before: null, input, at: `/lines/${index}` }));
  return (await resolveLines(ctx, header, given)).map(({ line }) => handedOnByOne(line));
}

function checkDay(schedule: TemplateSchedule | null) {
  if (schedule?.unit === 'week' && schedule.day > 7)
    throw invalidField(
      '/schedule/day',
      'maximum',
      words('must be at most 7: a day of the week', 'не больше 7: это день недели'),
      { limit: 7 },
    );
}

type Scheduled = Pick<RequisitionTemplate, 'schedule' | 'isPaused'>;

/** What was begun goes on from its next day; a schedule that is new, changed or resumed begins from now. */
async function nextDateOf(ctx: WriteContext, before: RequisitionTemplate | null, after: Scheduled) {
  if (after.schedule === null) return null;
  const isSame = JSON.stringify(before?.schedule ?? null) === JSON.stringify(after.schedule);
  const isResumed = before?.isPaused === true && !after.isPaused;
  if (before && isSame && !isResumed) return before.nextDate;
  const { timezone } = await regionalOf(ctx);
  return firstDate(after.schedule, localMoment(timezone));
}
