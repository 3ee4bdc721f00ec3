/** What was filled in: texts without the spaces around them, empty ones left out. */
export const given = <Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string>(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  ) as Partial<Record<Name, string>>;
