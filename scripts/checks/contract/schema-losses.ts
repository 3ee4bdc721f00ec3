import { type Contract, type Node, resolved } from './read-contract.ts';

type In = readonly [Contract, Node];

/** Input that was accepted and is now refused. */
export const narrowings = (before: In, after: In) => walk(before, after, 'taken', new Set());

/** Output that is no longer given, or not always. */
export const shrinkings = (before: In, after: In) => walk(before, after, 'given', new Set());

type Way = 'taken' | 'given';

function walk([older, part]: In, [newer, counterpart]: In, way: Way, seen: Set<string>): string[] {
  const pair = `${part.$ref}→${counterpart.$ref}`;
  if (part.$ref && seen.has(pair)) return [];
  const inside = part.$ref ? new Set([...seen, pair]) : seen;
  const [was, is] = [resolved(older, part), resolved(newer, counterpart)];
  const into = (name: string, a: unknown, b: unknown) =>
    walk([older, a as Node], [newer, b as Node], way, inside).map((loss) => `${name}${loss}`);
  return [
    ...(way === 'taken' ? narrowedBy(was, is) : widenedBy(was, is)),
    ...propertyLosses(was, is, way, into),
    ...(was.items && is.items ? into('[]', was.items, is.items) : []),
    ...branches(was, is).flatMap(([a, b]) => into('', a, b)),
  ];
}

/** Branches are compared in order; if their number differs, only the common first ones. */
function branches(was: Node, is: Node): Array<[unknown, unknown]> {
  const both = ['anyOf', 'oneOf', 'allOf'].filter((key) => was[key] && is[key]);
  return both.flatMap((key) => {
    const [older, newer] = [was[key] as unknown[], is[key] as unknown[]];
    return older.slice(0, newer.length).map((one, at): [unknown, unknown] => [one, newer[at]]);
  });
}

type Into = (name: string, before: unknown, after: unknown) => string[];

function propertyLosses(was: Node, is: Node, way: Way, into: Into): string[] {
  const [older, newer] = [fieldsOf(was), fieldsOf(is)];
  const kept = Object.keys(older).filter((name) => name in newer);
  const open = way === 'taken' && is.additionalProperties !== false;
  const gone = Object.keys(older).filter((name) => !(name in newer) && !open);
  const demanded = requiredOf(is).filter((name) => !requiredOf(was).includes(name));
  const mayLack = requiredOf(was).filter((name) => name in newer && !requiredOf(is).includes(name));
  return [
    ...(is.properties || was.additionalProperties === false ? gone.map((name) => `.${name} is gone`) : []),
    ...(way === 'taken' ? demanded.map((name) => `.${name} is demanded now`) : []),
    ...(way === 'given' ? mayLack.map((name) => `.${name} may be absent now`) : []),
    ...kept.flatMap((name) => into(`.${name}`, older[name], newer[name])),
  ];
}

const fieldsOf = ({ properties }: Node) => (properties ?? {}) as Record<string, Node>;
const requiredOf = ({ required }: Node) => (required ?? []) as string[];
const typesOf = ({ type }: Node) => (type === undefined ? [] : [type].flat()) as string[];

function narrowedBy(was: Node, is: Node): string[] {
  const types = typesOf(was).filter((type) => typesOf(is).length > 0 && !typesOf(is).includes(type));
  const choices = ((was.enum ?? []) as unknown[]).filter((one) => is.enum && !(is.enum as unknown[]).includes(one));
  return [
    ...types.map((type) => ` takes no ${type} any more`),
    ...choices.map((one) => ` takes no ${JSON.stringify(one)} any more`),
    ...(is.enum && !was.enum && was.const === undefined ? [' takes only some values now'] : []),
    ...atMost.filter((key) => limit(is[key], Infinity) < limit(was[key], Infinity)).map((key) => ` has a lower ${key}`),
    ...atLeast.filter((key) => limit(is[key], 0) > limit(was[key], 0)).map((key) => ` has a higher ${key}`),
  ];
}

const atMost = ['maxLength', 'maximum', 'maxItems', 'maxProperties'];
const atLeast = ['minLength', 'minimum', 'minItems', 'minProperties'];
const limit = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** A further value of an enum is a gain; a further type is a loss, because readers rely on the old ones. */
function widenedBy(was: Node, is: Node): string[] {
  const known = typesOf(was);
  return typesOf(is)
    .filter((type) => known.length > 0 && !known.includes(type))
    .map((type) => ` may be ${type} now`);
}
