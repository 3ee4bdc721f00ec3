import { words } from '../problems/errors.ts';
import { refuseParameter } from '../problems/refuse-parameter.ts';
import { unknownInParameter } from '../problems/unknown-in-parameter.ts';

const mostPaths = 50;

/** Keeps the named paths of each row; `id` and `version` are always kept. */
export function keepFields<Row extends object>(
  rows: readonly Row[],
  wanted: string | undefined,
  known: readonly string[],
): Row[] {
  if (wanted === undefined) return [...rows];
  const paths = wanted.split(',').map((path) => path.trim());
  const unknown = paths.filter((path) => !known.includes(path.split('.')[0] as string));
  if (unknown.length > 0)
    throw unknownInParameter('invalid_fields', 'fields', unknown, known, (name) =>
      words(`“${name}” is not a field of the answer`, `поля «${name}» в ответе нет`),
    );
  if (paths.length > mostPaths)
    throw refuseParameter('invalid_fields', 'fields', {
      message: words(
        `takes at most ${mostPaths} paths, ${paths.length} came`,
        `не более ${mostPaths} путей, пришло ${paths.length}`,
      ),
      code: 'max_items',
      params: { limit: mostPaths },
    });
  const asked = new Set(['id', 'version', ...paths.map((path) => path.split('.')[0] as string)]);
  const kept = known.filter((name) => asked.has(name)) as Array<keyof Row & string>;
  const inner = paths.filter((path) => path.includes('.'));
  return rows.map((row) => {
    const lean: Partial<Row> = {};
    for (const name of kept) if (name in row) lean[name] = narrow(name, row[name], inner) as Row[typeof name];
    return lean as Row;
  });
}

function narrow(name: string, value: unknown, inner: readonly string[]): unknown {
  const leaves = inner.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
  if (leaves.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => narrow(name, one, inner));
  const asked = new Set(leaves.map((path) => path.split('.')[0]));
  const kept = Object.entries(value).filter(([leaf]) => asked.has(leaf));
  return Object.fromEntries(kept.map(([leaf, one]) => [leaf, narrow(leaf, one, leaves)]));
}
