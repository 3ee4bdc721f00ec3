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

/** The named parameter of an address where it is one of these; anything else in it is left out. */
export function choiceOf<Name extends string, const Value extends string>(
  given: Readonly<Record<string, unknown>>,
  name: Name,
  values: readonly Value[],
): { [N in Name]?: Value } {
  const value = values.find((one) => one === given[name]);
  return (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value };
}

/** The named parameters of an address that are switched on; `true` is how an address says so. */
export function trueOf<Name extends string>(
  given: Readonly<Record<string, unknown>>,
  ...names: readonly Name[]
): { [N in Name]?: 'true' } {
  const on = names.filter((name) => given[name] === 'true' || given[name] === true);
  return Object.fromEntries(on.map((name) => [name, 'true'])) as { [N in Name]?: 'true' };
}
