import type { LetterSchedule, ReportLetter } from '../../../../../nouns/report-letter.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { firstDate } from '../../recurring/schedule/dates.ts';
import { localMoment } from '../../recurring/schedule/local-moment.ts';
import { faultsOfAsked } from '../asked/faults-of-asked.ts';
import { readersOf } from './readers-of.ts';

type Input = Partial<Pick<ReportLetter, 'name' | 'asked' | 'form' | 'recipientIds' | 'schedule' | 'isPaused'>>;

/** What is given, checked, with the next day: a schedule that is new, changed or resumed begins from now. */
export async function settleLetter(ctx: WriteContext, before: ReportLetter | null, given: Input) {
  const faults = [
    ...(given.asked ? await faultsOfAsked(ctx.db, [{ at: '/asked', report: given.asked }]) : []),
    ...(given.recipientIds ? await faultsOfRecipients(ctx.db, given.recipientIds) : []),
    ...(given.schedule?.unit === 'week' && given.schedule.day > 7 ? [dayOfWeek] : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  return { ...given, nextDate: await nextDateOf(ctx, before, given) };
}

async function nextDateOf(ctx: WriteContext, before: ReportLetter | null, { schedule, isPaused }: Input) {
  const isResumed = before?.isPaused === true && isPaused === false;
  const isSame = schedule === undefined || JSON.stringify(schedule) === JSON.stringify(before?.schedule);
  if (before && isSame && !isResumed) return before.nextDate;
  const { timezone } = await regionalOf(ctx);
  return firstDate(everyTime(schedule ?? (before as ReportLetter).schedule), localMoment(timezone));
}

/** A letter leaves out no week and no month. */
export const everyTime = (schedule: LetterSchedule) => ({ ...schedule, every: 1 });

async function faultsOfRecipients(db: Db, ids: readonly string[]): Promise<FieldError[]> {
  const readers = new Set((await readersOf(db, ids)).map(({ id }) => id));
  return ids.flatMap((id, at) => (readers.has(id) ? [] : [fieldError(`/recipientIds/${at}`, 'not_reader', notReader)]));
}

const notReader = words('is nobody who works here and may read reports', 'не сотрудник с доступом к отчётам');

const dayOfWeek = fieldError(
  '/schedule/day',
  'maximum',
  words('must be at most 7: a day of the week', 'не больше 7: это день недели'),
  { limit: 7 },
);
