/** A record as the server takes it: an emptied text is nothing. */
export const withoutBlanks = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value === '' ? null : value])) as Given;
