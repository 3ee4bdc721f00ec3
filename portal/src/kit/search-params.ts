/** The named parameters of an address that are texts; anything else in it is left out. */
export function textOf<Name extends string>(
  given: Readonly<Record<string, unknown>>,
  ...names: readonly Name[]
): { [N in Name]?: string } {
  const texts = names.flatMap((name) => {
    const value = given[name];
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(texts);
}
