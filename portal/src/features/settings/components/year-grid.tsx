import { language, say, type Words, words } from '../../../kit/say.ts';
import type { WorkingYear } from '../working-calendar.ts';
import classes from './year-grid.module.css';

type Day = WorkingYear['days'][number];

const reasons: Readonly<Record<Day['reason'], Words>> = {
  holiday: words('Public holiday', 'Праздничный день'),
  moved: words('Day off was moved', 'Перенос выходного'),
  own: words('Day of the company', 'Свой день компании'),
};

const weekDays = [1, 2, 3, 4, 5, 6, 7];

/** Twelve months whose days off stand out; those that differ from a plain week say why. */
export function YearGrid({ year, days }: Pick<WorkingYear, 'year' | 'days'>) {
  const known = new Map(days.map((day) => [day.date, day]));
  return (
    <div className={classes.year}>
      {Array.from({ length: 12 }, (_, month) => (
        <table key={month} className={classes.month}>
          <caption>{written(year, month, 1, { month: 'long' })}</caption>
          <thead>
            <tr>
              {weekDays.map((day) => (
                <th key={day} scope="col">
                  {written(2024, 0, day, { weekday: 'short' }).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(year, month).map((week) => (
              <tr key={week.join()}>
                {week.map((date, weekDay) =>
                  date === null ? (
                    <td key={weekDay} />
                  ) : (
                    <Cell key={date} date={date} weekDay={weekDay} day={known.get(date)} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Cell({ date, weekDay, day }: { date: string; weekDay: number; day: Day | undefined }) {
  const isOff = day ? !day.isWorking : weekDay >= 5;
  const reason = day && [say(reasons[day.reason]), day.name].filter(Boolean).join(': ');
  return (
    <td data-off={isOff || undefined} data-marked={day !== undefined || undefined} title={reason}>
      {Number(date.slice(8))}
      {isOff && <span className="only-spoken">{say(', day off', ', выходной')}</span>}
    </td>
  );
}

/** Weeks from Monday on; null where a day belongs to another month. */
function weeksOf(year: number, month: number): Array<Array<string | null>> {
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    weekDays.map((weekDay) => {
      const day = week * 7 + weekDay - before;
      return day < 1 || day > count ? null : new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
    }),
  );
}

const written = (year: number, month: number, day: number, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'ru-RU', { ...how, timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month, day)),
  );
