import { loadModule, parseSync } from 'libpg-query';

await loadModule();

/**
 * What two statements have in common that differ in nothing but values and in how often a part is repeated: one row or a
 * hundred, one word looked for or five.
 */
export const normalForm = (text: string): string => JSON.stringify(formOf(parseSync(text)));

type Node = Readonly<Record<string, unknown>>;

function formOf(node: unknown): unknown {
  if (Array.isArray(node)) return distinct(node.map(formOf));
  if (typeof node !== 'object' || node === null) return node;
  return formOfNode(node as Node);
}

/** Parameters and numbers are alike, wherever they stand: the size of a page is part of a text. */
function formOfNode(node: Node): unknown {
  if ('ParamRef' in node || 'ival' in ((node.A_Const as Node | undefined) ?? {})) return 'value';
  if (node.larg && node.rarg)
    return { ...formOfParts(node, ['larg', 'rarg']), sides: distinct(sidesOf(node).map(formOf)) };
  return formOfParts(node);
}

const places = [
  'location',
  'stmt_location',
  'stmt_len',
  'list_start',
  'list_end',
  'rexpr_list_start',
  'rexpr_list_end',
];

const formOfParts = (node: Node, without: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !places.includes(name) && !without.includes(name))
      .map(([name, part]) => [name, formOf(part)]),
  );

/** A union of many stands as a union of two, one of which is a union again. */
function sidesOf(node: Node): Node[] {
  const sides = [node.larg, node.rarg] as Node[];
  return sides.flatMap((side) => (side.op === node.op && side.all === node.all && side.larg ? sidesOf(side) : [side]));
}

function distinct(forms: readonly unknown[]): unknown[] {
  return [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()];
}
