import { PlainTable } from '../../../kit/table/plain-table.tsx';
import type { Description } from '../queries.ts';
import { ToldValue } from './told-value.tsx';

type List = Description['lists'][number];
type Row = List['rows'][number];
type Field = Row['fields'][number];

/** Lines of a write as a table: a column for each field that some line has, words before figures. */
export function ToldList({ of: { path, label, rows }, currency }: { of: List; currency: string | null }) {
  const columns = new Map(rows.flatMap(({ fields }) => fields.map((field) => [nameIn(path, field), field] as const)));
  return (
    <PlainTable
      label={label}
      rows={rows}
      idOf={({ fields }) => fields[0]?.path ?? ''}
      empty={null}
      columns={[...columns].toSorted(byFigures).map(([name, field]) => ({
        id: name,
        header: field.label,
        ...(isFigure(field) && { align: 'right' as const }),
        cell({ fields }: Row) {
          const own = fields.find((one) => nameIn(path, one) === name);
          return own && <ToldValue of={own} currency={currency} />;
        },
      }))}
    />
  );
}

/** `items.0.quantity` of the list `items` is `quantity`. */
const nameIn = (list: string, { path }: Field) => path.slice(list.length + 1).replace(/^\d+\./, '');

const isFigure = ({ kind }: Field) => kind === 'decimal' || kind === 'money';

const byFigures = ([, one]: [string, Field], [, other]: [string, Field]) =>
  Number(isFigure(one)) - Number(isFigure(other));
