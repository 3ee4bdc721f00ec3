import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { showDay, today } from '../../../../kit/format.ts';
import { counted, language, say } from '../../../../kit/say.ts';
import { daysAround, daysLater, type PlannedDay } from '../days.ts';
import type { PlannedMap } from '../map-query.ts';
import type { MapSearch } from '../map-search.ts';
import { spanOf } from '../understood.ts';
import classes from './timeline.module.css';

interface TimelineProps {
  search: MapSearch;
  planned: PlannedMap['days'];
  onChange(next: MapSearch): void;
}

/** Two weeks back and two ahead: how much is planned on each day, and which day is shown. */
export function Timeline({ search, planned, onChange }: TimelineProps) {
  const { first, last } = spanOf(search);
  const middle = first ?? last ?? today();
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const day = strip.current?.querySelector(`[data-date="${middle}"]`);
    if (strip.current && day instanceof HTMLElement)
      strip.current.scrollLeft = day.offsetLeft - strip.current.clientWidth / 2 + day.clientWidth / 2;
  }, [middle]);
  const choose = (day: string | undefined) => onChange({ date: day, from: undefined, to: undefined } as MapSearch);
  const most = Math.max(1, ...planned.map(({ routes, batches }) => routes + batches));
  return (
    <nav className={classes.timeline} aria-label={say('Days', 'По дням')}>
      <Turn label={say('A week earlier', 'На неделю раньше')} onTurn={() => choose(daysLater(middle, -7))}>
        <ChevronLeft size={16} />
      </Turn>
      <ol ref={strip} className={classes.days}>
        {daysAround(middle, planned).map((day) => (
          <li key={day.date}>
            <button
              type="button"
              className={classes.day}
              data-date={day.date}
              data-today={day.date === today() || undefined}
              aria-pressed={isShown(day.date, search)}
              onClick={() => choose(isOnly(day.date, search) ? undefined : day.date)}
            >
              <small>{weekday(day.date)}</small>
              <b>{Number(day.date.slice(8))}</b>
              <span className="only-spoken">{spokenDay(day)}</span>
              <i aria-hidden style={{ height: Math.round((14 * (day.routes + day.batches)) / most) }} />
            </button>
          </li>
        ))}
      </ol>
      <Turn label={say('A week later', 'На неделю позже')} onTurn={() => choose(daysLater(middle, 7))}>
        <ChevronRight size={16} />
      </Turn>
    </nav>
  );
}

const Turn = ({ label, onTurn, children }: { label: string; onTurn(): void; children: React.ReactNode }) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onTurn}>
    {children}
  </ActionIcon>
);

function isShown(day: string, search: MapSearch): boolean {
  const { first, last } = spanOf(search);
  return (first ?? last) !== undefined && day >= (first ?? day) && day <= (last ?? day);
}

function isOnly(day: string, search: MapSearch): boolean {
  const { first, last } = spanOf(search);
  return first === day && last === day;
}

const spokenDay = ({ date, routes, batches }: PlannedDay) =>
  `${showDay(date)}: ${counted(routes, ['route', 'routes'], ['маршрут', 'маршрута', 'маршрутов'])}, ${counted(batches, ['batch', 'batches'], ['партия', 'партии', 'партий'])}`;

const weekday = (date: string) =>
  new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
