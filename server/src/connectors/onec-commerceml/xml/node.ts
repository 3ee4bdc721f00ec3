/** A small piece of a document: one record with all inside it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

export const childrenOf = (node: XmlNode | undefined, ...path: string[]): XmlNode[] =>
  path.reduce<XmlNode[]>(
    (within, name) => within.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node ? [node] : [],
  );

/** The text of a child in one line; nothing where it is empty. */
export function textOf(node: XmlNode | undefined, ...path: string[]): string | undefined {
  const found = path.reduce<XmlNode | undefined>(childOf, node);
  const text = found?.text.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

export const isTrue = (text: string | undefined) =>
  text?.toLowerCase() === 'true' || text === '1' || text?.toLowerCase() === 'да';
