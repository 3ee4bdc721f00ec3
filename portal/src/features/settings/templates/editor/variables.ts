import { createContext, useContext, useMemo } from 'react';
import type { TemplateVariable } from '../queries.ts';

/** What a template of this kind may name. */
export const Variables = createContext<readonly TemplateVariable[]>([]);

const ofRow = 'items.rows[].';

/** The variables of the record, those of its rows by what follows `items.rows[].`, and what each is called. */
export function useVariables() {
  const all = useContext(Variables);
  return useMemo(() => {
    const labels = new Map(all.map(({ path, label }) => [path, label]));
    const [rows, record] = [
      all.filter(({ path }) => path.startsWith(ofRow)),
      all.filter(({ path }) => !path.includes('[]')),
    ];
    return {
      record,
      leaves: rows.map(({ path, label }) => ({ leaf: path.slice(ofRow.length), label })),
      labelOf: (path: string) => labels.get(path),
    };
  }, [all]);
}
