import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { showDay, showMoney } from '../format.ts';
import { say } from '../say.ts';
import { Mark } from './mark.tsx';
import classes from './price-chart.module.css';
import { niceTicks, scale, timeTicks } from './scale.ts';

interface PricePoint {
  id: string;
  /** Instant or day. */
  at: string;
  /** Decimal string; only its place on the drawing is computed from it. */
  price: string;
  currency: string;
  /** Whose price it is: one mark and one line for each. */
  series: string;
  /** Said with the price: where it comes from. */
  about: string;
  isAnomaly: boolean;
}

const height = 240;
const room = { top: 12, right: 16, bottom: 28, left: 72 };

/** Prices over time, each supplier with a mark of its own. Arrows go from price to price; a table beside it says the same. */
export function PriceChart({ label, points }: { label: string; points: readonly PricePoint[] }) {
  const { ref, width } = useElementSize();
  const [shown, setShown] = useState<string>();
  const marks = useRef<SVGSVGElement>(null);
  const inTime = points.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const names = [...new Set(inTime.map(({ series }) => series))];
  const times = inTime.map(({ at }) => Date.parse(at));
  const prices = inTime.map(({ price }) => Number(price));
  const ticks = niceTicks(Math.min(...prices), Math.max(...prices));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const x = scale(from, to, room.left + 8, width - room.right - 8);
  const y = scale(ticks[0] ?? 0, ticks.at(-1) ?? 1, height - room.bottom, room.top);
  const days = timeTicks(from, to, width < 500 ? 3 : 5);
  const at = inTime.findIndex(({ id }) => id === shown);
  const point = inTime[at];

  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = inTime[Math.max(0, Math.min(inTime.length - 1, at + by))];
    const mark = next && marks.current?.querySelector<SVGElement>(`[data-point="${next.id}"]`);
    mark?.focus();
  };

  return (
    <div className={classes.chart} ref={ref}>
      {width > 0 && (
        // Arrows move between its focusable marks.
        <svg ref={marks} width={width} height={height} role="group" aria-label={label} onKeyDown={onKey}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={classes.grid} x1={room.left} x2={width - room.right} y1={y(tick)} y2={y(tick)} />
              <text className={classes.tick} x={room.left - 8} y={y(tick) + 4} textAnchor="end">
                {tick.toLocaleString('ru')}
              </text>
            </g>
          ))}
          {days.map((day, index) => (
            <text
              key={day}
              className={classes.tick}
              x={x(day)}
              y={height - 8}
              textAnchor={
                days.length > 1 && index === 0
                  ? 'start'
                  : days.length > 1 && index === days.length - 1
                    ? 'end'
                    : 'middle'
              }
            >
              {showDay(new Date(day).toISOString())}
            </text>
          ))}
          {names.map((name, index) => (
            <polyline
              key={name}
              className={classes.line}
              data-series={index % 6}
              points={inTime
                .flatMap((one, place) =>
                  one.series === name ? [`${x(times[place] ?? 0)},${y(prices[place] ?? 0)}`] : [],
                )
                .join(' ')}
            />
          ))}
          {inTime.map((one, place) => (
            <Mark
              key={one.id}
              id={one.id}
              x={x(times[place] ?? 0)}
              y={y(prices[place] ?? 0)}
              series={names.indexOf(one.series)}
              isAnomaly={one.isAnomaly}
              tabbable={at === -1 ? place === inTime.length - 1 : place === at}
              label={said(one)}
              onShow={() => setShown(one.id)}
              onHide={() => setShown(undefined)}
            />
          ))}
        </svg>
      )}
      {point && (
        <div
          className={classes.tip}
          aria-hidden
          style={{
            left: Math.min(Math.max(0, x(times[at] ?? 0) - 110), Math.max(0, width - 220)),
            top: Math.max(0, y(prices[at] ?? 0) - 84),
          }}
        >
          <b>{showMoney(point.price, point.currency)}</b> · {showDay(point.at, { year: 'always' })}
          <div>{point.series}</div>
          <div className="dimmed">
            {point.isAnomaly ? `${point.about} · ${say('unusual', 'необычная')}` : point.about}
          </div>
        </div>
      )}
      <ul className={classes.legend}>
        {names.map((name, index) => (
          <li key={name}>
            <svg width={14} height={14} aria-hidden>
              <Mark x={7} y={7} series={index} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const said = ({ price, currency, at, series, about, isAnomaly }: PricePoint) =>
  [
    showMoney(price, currency),
    showDay(at, { year: 'always' }),
    series,
    about,
    isAnomaly && say('unusual price', 'необычная цена'),
  ]
    .filter(Boolean)
    .join(', ');
