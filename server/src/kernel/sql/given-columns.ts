type Row = Record<string, unknown>;

/** The given fields under the names of their columns. What was not given stays out, so that it stays as it is. */
export function givenColumns(columnOf: Readonly<Record<string, string>>, given: Readonly<Row>): Row {
  const row: Row = {};
  for (const [field, column] of Object.entries(columnOf)) if (given[field] !== undefined) row[column] = given[field];
  return row;
}

/** A row without what was not given. */
export const onlyGiven = (row: Readonly<Row>): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
