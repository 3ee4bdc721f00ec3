/** The named parameter of an address where it is one of these; anything else in it is left out. */
export function choiceOf<Name extends string, Value extends string>(
  given: Readonly<Record<string, unknown>>,
  name: Name,
  values: readonly Value[],
): { [N in Name]?: Value } {
  const value = values.find((one) => one === given[name]);
  return (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value };
}
