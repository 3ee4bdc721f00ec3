import { words } from '../../../kernel/problems/errors.ts';
import type { Attribute } from './attributes.ts';
import { type Path, readPath } from './read-path.ts';
import { isObject, readValue } from './read-resource.ts';
import type { Resource, Valued } from './resource.ts';
import { scimRefusal } from './scim-refusal.ts';

type Op = 'add' | 'remove' | 'replace';

interface Change extends Path {
  op: Op;
  value: unknown;
}

type Values = Record<string, unknown>;

/** The resource after the operations of a PATCH, RFC 7644 section 3.5.2, also as Entra writes them. */
export function patchResource(
  before: Resource,
  { operations, attributes }: { operations: unknown; attributes: readonly Attribute[] },
): Resource {
  if (!Array.isArray(operations) || operations.length === 0) throw noOperations();
  const after = structuredClone(before) as Values;
  for (const operation of operations)
    for (const change of changesOf(operation, attributes)) after[change.attribute.name] = changed(after, change);
  return after as Resource;
}

/** Without a path the value names the attributes; Entra puts whole paths there. */
function changesOf(operation: unknown, attributes: readonly Attribute[]): Change[] {
  const {
    op: named,
    path,
    value,
  } = Object.fromEntries(
    Object.entries(isObject(operation) ? operation : {}).map(([name, given]) => [name.toLowerCase(), given]),
  );
  const op = String(named).toLowerCase() as Op;
  if (op !== 'add' && op !== 'remove' && op !== 'replace') throw noOperations();
  if (typeof path === 'string') return changeAt(path, { op, value, attributes, isAsked: true });
  if (op === 'remove') throw scimRefusal('noTarget', words('To remove takes a path.', 'Для remove нужен путь (path).'));
  if (!isObject(value)) throw noOperations();
  return Object.entries(value).flatMap(([at, part]) => changeAt(at, { op, value: part, attributes, isAsked: false }));
}

interface Given extends Pick<Change, 'op' | 'value'> {
  attributes: readonly Attribute[];
  /** A path points to it; what only comes along with others is left out where we alone decide it. */
  isAsked: boolean;
}

function changeAt(text: string, { op, value, attributes, isAsked }: Given): Change[] {
  const path = readPath(text, attributes);
  if (!path) return [];
  if (path.attribute.mutability !== 'readOnly') return [{ ...path, op, value }];
  if (!isAsked) return [];
  const { name } = path.attribute;
  throw scimRefusal('mutability', words(`${name} cannot be changed here.`, `${name} здесь не меняется.`));
}

/** The next value of an attribute; undefined where it is unassigned. */
function changed(before: Values, change: Change): unknown {
  const { attribute, sub, op, value } = change;
  const held = before[attribute.name];
  if (attribute.multiValued) return nextValues((held ?? []) as Valued[], change);
  if (sub) return withPart((held ?? {}) as Values, sub, op === 'remove' ? null : value);
  if (op === 'remove' || value === null) return undefined;
  const read = readValue(attribute, value);
  return attribute.type === 'complex' ? { ...(held as Values), ...(read as Values) } : read;
}

function nextValues(held: readonly Valued[], change: Change): Valued[] | undefined {
  const next = change.op === 'remove' ? left(held, change) : given(held, change);
  return next.length > 0 ? next : undefined;
}

function left(held: readonly Valued[], { attribute, chosen, sub, value }: Change): Valued[] {
  const named = value === undefined || value === null ? null : (readValue(attribute, value) as Valued[]);
  const isMeant = (one: Valued) =>
    chosen ? chosen.among(one) : named === null || named.some((other) => other.value === one.value);
  if (!sub) return held.filter((one) => !isMeant(one));
  return held.map((one) => (isMeant(one) ? withPart(one as Values, sub, null) : one));
}

function given(held: readonly Valued[], { attribute, op, chosen, sub, value }: Change): Valued[] {
  const read = (): Valued[] => (value === null ? [] : (readValue(attribute, value) as Valued[]));
  if (!chosen && !sub) return op === 'replace' ? read() : joined(held, read());
  const write = (one: Valued): Valued => (sub ? withPart(one as Values, sub, value) : { ...one, ...read()[0] });
  const isMeant = chosen?.among ?? (() => true);
  if (held.some(isMeant)) return held.map((one) => (isMeant(one) ? write(one) : one));
  const made = chosen ? chosen.made : {};
  if (made === null) throw noTarget();
  return [...held, write(made)];
}

/** What is there already is not added twice; a new primary value takes the place of the one before. */
function joined(held: readonly Valued[], added: readonly Valued[]): Valued[] {
  const takesOver = added.some(({ primary }) => primary);
  const kept = takesOver ? held.map((one) => ({ ...one, primary: false })) : held;
  const known = new Set(added.map(({ value }) => value));
  return [...kept.filter(({ value }) => !known.has(value)), ...added];
}

const withPart = (whole: Values, part: Attribute, value: unknown): Values => {
  const { [part.name]: _, ...rest } = whole;
  return value === null || value === undefined ? rest : { ...rest, [part.name]: readValue(part, value) };
};

const noOperations = () =>
  scimRefusal(
    'invalidSyntax',
    words(
      'Operations are add, replace or remove, each with a path or a value of attributes.',
      'Operations — это add, replace или remove, у каждой путь или значение с атрибутами.',
    ),
  );

const noTarget = () =>
  scimRefusal('noTarget', words('The path chooses no value.', 'Путь не находит ни одного значения.'));
