type Values = Record<string, unknown>;

export interface Choice {
  attributes?: string | undefined;
  excludedAttributes?: string | undefined;
}

const always = ['schemas', 'id'];

/** What of a resource is answered: the attributes asked for, or all but those excluded (RFC 7644, 3.9). */
export function chooseAttributes(shown: object, { attributes, excludedAttributes }: Choice): object {
  if (attributes !== undefined) return picked(shown as Values, namesIn(attributes));
  if (excludedAttributes !== undefined) return dropped(shown as Values, namesIn(excludedAttributes));
  return shown;
}

/** Whether an attribute is left out, so that what is not shown need not be read. */
export const leavesOut = ({ attributes, excludedAttributes }: Choice, name: string): boolean =>
  attributes !== undefined
    ? !namesIn(attributes).some((one) => one.split('.')[0] === name)
    : namesIn(excludedAttributes ?? '').includes(name);

const namesIn = (text: string): string[] =>
  text.split(',').map((one) =>
    one
      .trim()
      .toLowerCase()
      .replace(/^urn:.*:/, ''),
  );

function picked(shown: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => {
      const lower = name.toLowerCase();
      if (always.includes(lower) || names.includes(lower)) return [[name, value]];
      const parts = names.filter((one) => one.startsWith(`${lower}.`)).map((one) => one.slice(lower.length + 1));
      return parts.length > 0 ? [[name, partsOf(value, (part) => parts.includes(part))]] : [];
    }),
  );
}

function dropped(shown: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => {
      const lower = name.toLowerCase();
      if (names.includes(lower) && !always.includes(lower)) return [];
      return [[name, partsOf(value, (part) => !names.includes(`${lower}.${part}`))]];
    }),
  );
}

function partsOf(value: unknown, isKept: (part: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => partsOf(one, isKept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([part]) => isKept(part.toLowerCase())));
}
