/** As PostgreSQL writes it, so that the row read again is the same to the byte. */
export const asLine = (row: Record<string, string | null>) =>
  `{${Object.entries(row)
    .map(([name, value]) => `${JSON.stringify(name)} : ${JSON.stringify(value)}`)
    .join(', ')}}`;
