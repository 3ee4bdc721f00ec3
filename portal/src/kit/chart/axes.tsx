import { showDay } from '../format.ts';
import { type Drawing, height, room } from './lay-out.ts';
import classes from './price-chart.module.css';

/** Lines of round prices and the days below them; the outer days stay within the drawing. */
export function Axes({ drawing: { ticks, days }, width }: { drawing: Drawing; width: number }) {
  const anchorOf = (index: number) =>
    days.length > 1 && index === 0 ? 'start' : days.length > 1 && index === days.length - 1 ? 'end' : 'middle';
  return (
    <>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={classes.grid} x1={room.left} x2={width - room.right} y1={y} y2={y} />
          <text className={classes.tick} x={room.left - 8} y={y + 4} textAnchor="end">
            {value.toLocaleString('ru')}
          </text>
        </g>
      ))}
      {days.map(({ day, x }, index) => (
        <text key={day} className={classes.tick} x={x} y={height - 8} textAnchor={anchorOf(index)}>
          {showDay(new Date(day).toISOString())}
        </text>
      ))}
    </>
  );
}
