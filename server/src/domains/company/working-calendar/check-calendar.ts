import type { WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';

/** Refuses a working day of less than an hour, and days that are named twice. */
export function checkCalendar({ dayStartsAt, dayEndsAt, ownDays }: WorkingCalendar): void {
  const named = ownDays.map(({ date }) => date);
  const errors: FieldError[] = named.flatMap((date, at) =>
    named.indexOf(date) < at
      ? [fieldError(`/ownDays/${at}/date`, 'duplicate', words(`${date} is there already`, `день ${date} уже указан`))]
      : [],
  );
  if (minutesOf(dayEndsAt) - minutesOf(dayStartsAt) < 60)
    errors.push(
      fieldError(
        '/dayEndsAt',
        'before_start',
        words(
          `must be at least an hour after ${dayStartsAt}, when the day begins`,
          `должно быть хотя бы на час позже начала дня, ${dayStartsAt}`,
        ),
      ),
    );
  if (errors.length > 0) throw invalid(errors);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}
