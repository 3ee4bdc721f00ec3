import classes from './price-chart.module.css';

interface MarkProps {
  x: number;
  y: number;
  series: number;
  id?: string;
  isAnomaly?: boolean;
  label?: string;
  tabbable?: boolean;
  onShow?(): void;
  onHide?(): void;
}

const shapes = [
  'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0',
  'M-4.5,-4.5h9v9h-9z',
  'M0,-6L5.5,4.5h-11z',
  'M0,-6L6,0L0,6L-6,0z',
  'M0,6L5.5,-4.5h-11z',
  'M-6,-2h4v-4h4v4h4v4h-4v4h-4v-4h-4z',
];

/** One price: the shape and the colour tell whose, a ring around it that it is unusual. */
export function Mark({ x, y, series, id, isAnomaly, label, tabbable, onShow, onHide }: MarkProps) {
  const shape = <path className={classes.mark} data-series={series % 6} d={shapes[series % 6]} />;
  if (label === undefined) return <g transform={`translate(${x} ${y})`}>{shape}</g>;
  return (
    <g
      className={classes.point}
      transform={`translate(${x} ${y})`}
      data-point={id}
      role="img"
      aria-label={label}
      // Each price is reached by keys.
      tabIndex={tabbable ? 0 : -1}
      onFocus={onShow}
      onBlur={onHide}
      onMouseEnter={onShow}
      onMouseLeave={onHide}
    >
      <circle r={12} fill="transparent" />
      {isAnomaly && <circle className={classes.anomaly} r={10} />}
      {shape}
    </g>
  );
}
