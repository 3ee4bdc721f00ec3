/** The address of a list with exactly the records that a figure counts. */
export const listAddress = (path: string, query: Readonly<Record<string, string>>): string =>
  `/api/v1/${path}?${new URLSearchParams(query).toString()}`;
