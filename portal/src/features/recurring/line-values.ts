import type { Template } from './queries.ts';

type Line = Template['lines'][number];

/** A line as the form holds it: what stands in the template, or an item of the catalog that is added. */
export interface LineValues {
  key: string;
  name: string;
  quantity: string | null;
  line: Line | { catalogItemId: string };
}

export const lineValuesOf = ({ lines }: Template): LineValues[] =>
  lines.map((line, index) => ({ key: String(index), name: line.name, quantity: line.quantity, line }));

/** Lines as the server is sent them: the whole list, in its order. */
export const linesBodyOf = (values: readonly LineValues[]) =>
  values.map(({ quantity, line }) => ({ ...line, quantity: quantity ?? '0' }));
