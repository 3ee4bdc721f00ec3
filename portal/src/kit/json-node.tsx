import classes from './json-view.module.css';
import { counted } from './say.ts';

/** One value of a JSON: a list or an object folds, anything else is a word of its own colour. */
export function JsonNode({ name, value, open }: { name?: string; value: unknown; open: number }) {
  const key = name !== undefined && <span className={classes.key}>{name}: </span>;
  if (typeof value !== 'object' || value === null)
    return (
      <div className={classes.leaf}>
        {key}
        <span data-kind={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</span>
      </div>
    );
  const parts = Object.entries(value);
  const brackets = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0)
    return (
      <div className={classes.leaf}>
        {key}
        {brackets}
      </div>
    );
  return (
    <details open={open > 0} className={classes.branch}>
      <summary>
        {key}
        <span className="dimmed">
          {brackets[0]} {sizeOf(parts.length)} {brackets[1]}
        </span>
      </summary>
      {parts.map(([part, inner]) => (
        <JsonNode key={part} name={part} value={inner} open={open - 1} />
      ))}
    </details>
  );
}

const sizeOf = (count: number) => counted(count, ['part', 'parts'], ['значение', 'значения', 'значений']);
