/** What an identifier of the other system, or the name it goes by, is mapped to. */
export const mapped = (
  map: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, { name: string }>,
  id: string,
): string | undefined => map[id] ?? map[names.get(id)?.name ?? ''];
