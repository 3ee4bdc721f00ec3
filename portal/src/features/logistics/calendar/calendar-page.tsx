import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { showDay, today } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { language, say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { useBatches } from '../batches/queries.ts';
import { SectionLinks } from '../components/section-links.tsx';
import type { CalendarSearch } from '../searches.ts';
import classes from './calendar.module.css';
import { CalendarDay } from './calendar-day.tsx';
import { type Span, turned, weeksOf } from './days-of.ts';

/** The deliveries of a month or a week by the days they are planned for. */
export function CalendarPage() {
  const { day = today(), span = 'month' } = useSearch({ from: '/$portal/logistics/calendar' });
  const change = useChangeSearch<CalendarSearch>();
  const weeks = weeksOf(day, span);
  const { rows, error, hasMore, more, isPending } = useBatches({
    ...{ from: weeks[0]?.[0], to: weeks.at(-1)?.[6], sort: 'plannedDate' },
  });
  useEffect(() => {
    if (hasMore) more();
  }, [hasMore, more]);
  const byDay = Map.groupBy(rows, ({ plannedDate }) => plannedDate);
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const onAll = (on: string) =>
    void navigate({ to: '/$portal/logistics/batches', params: { portal }, search: { from: on, to: on } });
  return (
    <Page title={say('Calendar of deliveries', 'Календарь поставок')}>
      <SectionLinks />
      <Turning day={day} span={span} name={nameOf(day, span, weeks)} change={change} />
      {error && <ProblemText error={error} />}
      <div className={classes.frame} tabIndex={0} role="group" aria-label={say('Days', 'Дни')}>
        <table className={classes.table} data-span={span} aria-busy={isPending}>
          <thead>
            <tr>
              {weeks[0]?.map((one) => (
                <th key={one} scope="col">
                  {weekdayOf(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((one) => (
                  <td
                    key={one}
                    data-outside={(span === 'month' && one.slice(0, 7) !== day.slice(0, 7)) || undefined}
                    aria-current={one === today() ? 'date' : undefined}
                  >
                    <CalendarDay
                      day={one}
                      batches={byDay.get(one) ?? []}
                      most={span === 'week' ? 30 : 3}
                      onAll={() => onAll(one)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}

interface TurningProps {
  day: string;
  span: Span;
  name: string;
  change(next: CalendarSearch): void;
}

const Turning = ({ day, span, name, change }: TurningProps) => (
  <Group mb="md" gap="sm">
    <ActionIcon
      variant="default"
      size={32}
      aria-label={say('Before', 'Раньше')}
      onClick={() => change({ day: turned(day, span, -1) })}
    >
      <ChevronLeft size={16} />
    </ActionIcon>
    <h2 className={classes.name} aria-live="polite">
      {name}
    </h2>
    <ActionIcon
      variant="default"
      size={32}
      aria-label={say('After', 'Позже')}
      onClick={() => change({ day: turned(day, span, 1) })}
    >
      <ChevronRight size={16} />
    </ActionIcon>
    <Button variant="subtle" size="compact-sm" onClick={() => change({ day: undefined })}>
      {say('Today', 'Сегодня')}
    </Button>
    <SegmentedControl
      size="xs"
      aria-label={say('How long', 'За какой срок')}
      value={span}
      onChange={(next) => change({ span: next === 'week' ? 'week' : undefined })}
      data={[
        { value: 'month', label: say('Month', 'Месяц') },
        { value: 'week', label: say('Week', 'Неделя') },
      ]}
    />
  </Group>
);

const locale = () => (language() === 'en' ? 'en-GB' : 'ru-RU');

function nameOf(day: string, span: Span, weeks: readonly string[][]): string {
  if (span === 'week') return `${showDay(weeks[0]?.[0])} – ${showDay(weeks[0]?.[6])}`;
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(
    new Date(`${day.slice(0, 7)}-15`),
  );
}

const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));
