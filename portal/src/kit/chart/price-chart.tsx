import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Axes } from './axes.tsx';
import { height, layOut } from './lay-out.ts';
import { Mark } from './mark.tsx';
import classes from './price-chart.module.css';
import { type PricePoint, tellPrice } from './price-point.ts';
import { Tip } from './tip.tsx';

/** Prices over time, each supplier with a mark of its own. Arrows go from price to price; a table beside it says the same. */
export function PriceChart({ label, points }: { label: string; points: readonly PricePoint[] }) {
  const { ref, width } = useElementSize();
  const [shown, setShown] = useState<string>();
  const marks = useRef<SVGSVGElement>(null);
  const drawing = layOut(points, width);
  const { inTime, names, x, y } = drawing;
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
          <Axes drawing={drawing} width={width} />
          {names.map((name, index) => (
            <polyline
              key={name}
              className={classes.line}
              data-series={index % 6}
              points={inTime
                .flatMap((one, place) => (one.series === name ? [`${x[place]},${y[place]}`] : []))
                .join(' ')}
            />
          ))}
          {inTime.map((one, place) => (
            <Mark
              key={one.id}
              id={one.id}
              x={x[place] ?? 0}
              y={y[place] ?? 0}
              series={names.indexOf(one.series)}
              isAnomaly={one.isAnomaly}
              tabbable={at === -1 ? place === inTime.length - 1 : place === at}
              label={tellPrice(one)}
              onShow={() => setShown(one.id)}
              onHide={() => setShown(undefined)}
            />
          ))}
        </svg>
      )}
      {point && <Tip point={point} x={x[at] ?? 0} y={y[at] ?? 0} width={width} />}
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
