import { type Contract, componentName, type Schema } from './contract.ts';
import { docComment } from './doc-comment.ts';

/**
 * `told`: what the server answers, where later versions may add values to an enumeration. `given`: what a caller sends, where an
 * unknown value is a mistake. `asked`: a query, whose texts may be lists.
 */
export type Direction = 'told' | 'given' | 'asked';

/**
 * The type of a schema as TypeScript. Components of objects and enumerations go by their names, after `from` where their module
 * is another; the rest is written out.
 */
export function typeText(contract: Contract, schema: Schema, direction: Direction, from = 'types.'): string {
  const inner = (one: Schema) => typeText(contract, one, direction, from);
  if (schema.$ref !== undefined) {
    const name = componentName(schema.$ref);
    const component = contract.components.schemas[name] as Schema;
    if (!isNamed(component)) return inner(component);
    return component.enum && direction === 'told' ? open(`${from}${typeName(name)}`, component) : from + typeName(name);
  }
  if (direction === 'asked' && isFilter(schema)) return filterText(schema);
  if (schema.anyOf) return union(schema.anyOf.map(inner));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return direction === 'told' ? open(literals(schema), schema) : literals(schema);
  return union([schema.type ?? []].flat().map((type) => plainText(schema, type, direction, inner)));
}

/** What the module of types declares for a component. */
export const isNamed = ({ enum: values, properties }: Schema): boolean =>
  values !== undefined || properties !== undefined;

/** Some components are named by a figure. */
export const typeName = (name: string): string => (/^\d/.test(name) ? `Of${name}` : name);

export const literals = ({ enum: values = [] }: Schema): string =>
  values.map((value) => JSON.stringify(value)).join(' | ');

function plainText(schema: Schema, type: string, direction: Direction, inner: (schema: Schema) => string): string {
  if (type === 'object') return objectText(schema, direction, inner);
  if (type === 'array') return `Array<${schema.items ? inner(schema.items) : 'unknown'}>`;
  if (type === 'integer') return 'number';
  if (type === 'string' && schema.contentMediaType) return 'FileContent';
  if (type === 'string' && direction === 'asked') return 'Text';
  return type;
}

function objectText(schema: Schema, direction: Direction, inner: (schema: Schema) => string): string {
  const { properties = {}, required = [], additionalProperties, patternProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const isNeeded = required.includes(name);
    const spelled = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    const absent = isNeeded || direction === 'told' ? '' : ' | undefined';
    return `${docComment([sentences(field)])}${spelled}${isNeeded ? '' : '?'}: ${inner(field)}${absent};`;
  });
  if (fields.length > 0) return `{\n${fields.join('\n')}\n}`;
  const values = patternProperties ? Object.values(patternProperties)[0] : additionalProperties;
  return `Record<string, ${typeof values === 'object' ? inner(values) : 'unknown'}>`;
}

const open = (type: string, { enum: values = [] }: Schema) =>
  values.includes(null) ? `Open<NonNullable<${type}>> | null` : `Open<${type}>`;

const union = (types: readonly string[]) => [...new Set(types.length > 0 ? types : ['unknown'])].join(' | ');

const isFilter = ({ anyOf }: Schema) => anyOf?.[0]?.type === 'string' && anyOf[1]?.properties !== undefined;

const filterText = ({ anyOf }: Schema) =>
  `Filter<${Object.keys(anyOf?.[1]?.properties ?? {})
    .map((operator) => `'${operator}'`)
    .join(' | ')}>`;

const sentences = ({ title, description }: Schema) => [title, description].filter(Boolean).join('. ');
