type Row = Record<string, unknown>;

/** The given fields by column name. Omitted fields are left out, so that they keep their values. */
export function givenColumns(columnOf: Readonly<Record<string, string>>, given: Readonly<Row>): Row {
  const row: Row = {};
  for (const [field, column] of Object.entries(columnOf)) if (given[field] !== undefined) row[column] = given[field];
  return row;
}

/** A row without the omitted fields. */
export const onlyGiven = (row: Readonly<Row>): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
