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

/** The named parameters of an address that are days, as `2026-11-25`; one that no calendar has is left out. */
export function dayOf<Name extends string>(
  given: Readonly<Record<string, unknown>>,
  ...names: readonly Name[]
): { [N in Name]?: string } {
  const days = Object.entries(textOf(given, ...names)).filter(([, day]) => isDay(String(day)));
  return Object.fromEntries(days) as { [N in Name]?: string };
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * What a page reads of its address and nothing else: the router lets through as it came whatever is merely left out. The language
 * stays there for the next loading.
 */
export const readOnly =
  <Search extends object>(read: (given: Record<string, unknown>) => Search) =>
  (given: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(given).flatMap((name) => (name === 'lang' ? [] : [[name, undefined]]))),
    ...read(given),
  });
