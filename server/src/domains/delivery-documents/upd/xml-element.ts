type Value = string | null | undefined;

export interface Element {
  name: string;
  attributes: Readonly<Record<string, Value>>;
  children: ReadonlyArray<Element | string>;
}

/** An element; attributes without a value and children that are not there are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: ReadonlyArray<Element | string | null | readonly Element[]>
): Element => ({
  ...{ name, attributes },
  children: children.flatMap((child) => (child === null ? [] : (child as Element | string | Element[]))),
});

/** The text of an element with everything in it, indented by its depth. */
export function written({ name, attributes, children }: Element, depth = 0): string {
  const indent = '  '.repeat(depth);
  const told = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [` ${key}="${escaped(value)}"`],
  );
  const opening = `${indent}<${name}${told.join('')}`;
  if (children.length === 0) return `${opening}/>`;
  const [only] = children;
  if (children.length === 1 && typeof only === 'string') return `${opening}>${escaped(only)}</${name}>`;
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : written(child, depth + 1)));
  return `${opening}>\n${inside.join('\n')}\n${indent}</${name}>`;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML may hold is left out; a line break would be a space in an attribute, and is one. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (mark) => marks[mark] as string);
