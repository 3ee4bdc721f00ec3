/** An element with what is kept inside it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

export const childOf = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((within, name) => within?.children.find((child) => child.name === name), node);

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** The first of these attributes that says anything, in one line; null where none does. */
export function attributeOf(node: XmlNode | undefined, ...names: string[]): string | null {
  for (const name of names) {
    const value = lineOf(node?.attributes[name] ?? '');
    if (value !== '' && value !== '-') return value;
  }
  return null;
}

export const textOf = (node: XmlNode | undefined): string | null => lineOf(node?.text ?? '') || null;

/** Control and invisible characters are no part of a name. */
const lineOf = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()
    .normalize('NFC');
