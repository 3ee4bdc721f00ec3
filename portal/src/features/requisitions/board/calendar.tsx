import { ActionIcon, Button, Group } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { language, say } from '../../../kit/say.ts';
import { today } from '../model.ts';
import { useRequisitions } from '../queries.ts';
import type { RequisitionsSearch } from '../searches.ts';
import classes from './calendar.module.css';
import { CalendarDay } from './calendar-day.tsx';
import { monthBeside, weeksOf } from './month.ts';

interface CalendarProps {
  portal: string;
  search: RequisitionsSearch;
  onChange(next: RequisitionsSearch): void;
}

/** The requisitions of a month by the days they are due. */
export function Calendar({ portal, search, onChange }: CalendarProps) {
  const month = search.month ?? today().slice(0, 7);
  const weeks = weeksOf(month);
  const { rows, hasMore, more, isPending } = useRequisitions({
    ...search,
    sort: 'dueDate',
    dueFrom: weeks[0]?.[0],
    dueTo: weeks.at(-1)?.[6],
  });
  useEffect(() => {
    if (hasMore) more();
  }, [hasMore, more]);
  const byDay = Map.groupBy(rows, ({ dueDate }) => dueDate);
  const name = new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'ru-RU', { month: 'long', year: 'numeric' });
  return (
    <>
      <Group mb="md" gap="sm">
        <ActionIcon
          variant="default"
          aria-label={say('Month before', 'Предыдущий месяц')}
          onClick={() => onChange({ month: monthBeside(month, -1) })}
        >
          <ChevronLeft size={16} />
        </ActionIcon>
        <h2 className={classes.month} aria-live="polite">
          {name.format(new Date(`${month}-15`))}
        </h2>
        <ActionIcon
          variant="default"
          aria-label={say('Month after', 'Следующий месяц')}
          onClick={() => onChange({ month: monthBeside(month, 1) })}
        >
          <ChevronRight size={16} />
        </ActionIcon>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange({ month: undefined })}>
          {say('Today', 'Сегодня')}
        </Button>
      </Group>
      <div
        className={classes.frame}
        tabIndex={0}
        role="group"
        aria-label={say('Calendar of due days', 'Календарь сроков')}
      >
        <table className={classes.table} aria-busy={isPending}>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day} scope="col">
                  {weekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td
                    key={day}
                    data-outside={!day.startsWith(month) || undefined}
                    aria-current={day === today() ? 'date' : undefined}
                  >
                    <span className={classes.day}>{Number(day.slice(8))}</span>
                    <CalendarDay portal={portal} due={byDay.get(day) ?? []} onAll={() => onChange(dayOnly(day))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const dayOnly = (day: string): RequisitionsSearch => ({ view: undefined, dueFrom: day, dueTo: day });

const weekday = (day: string) =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'ru-RU', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
