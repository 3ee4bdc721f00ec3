import type { DescribedField, DescribedOperation } from '../../../sdk/src/cli/operations/described-operation.ts';
import { descriptionOf, saidOf } from '../../../server/src/surfaces/http/pages/description-in.ts';
import { inRussian } from '../../../server/src/surfaces/http/pages/title-in.ts';
import { type Contract, type Parameter, resolve, type Schema } from './contract.ts';
import type { OperationOfSdk } from './operations-of.ts';

/** An operation as the command line knows it. The Russian of its words is put into `russian`. */
export function describeOperation(
  contract: Contract,
  operation: OperationOfSdk,
  russian: Map<string, string>,
): DescribedOperation {
  const { name, kind, method, path, described, body, parameters } = operation;
  const { summary, 'x-summary-ru': summaryInRussian, 'x-required-scopes': scopes = [] } = described;
  const about = saidOf({ ...described });
  const query = parameters.filter((one) => one.in === 'query' && !one.name.includes('['));
  const say = (english: string, translated: string | undefined) => {
    if (translated !== undefined && translated !== english) russian.set(english, translated);
    return english;
  };
  const fieldOf = (schema: Schema, words: string, isRequired: boolean | undefined): DescribedField => ({
    ...describeField(contract, schema),
    ...(words !== '' && { words: say(words, inRussian(words)) }),
    ...(isRequired && { isRequired }),
  });
  return {
    call: name,
    kind,
    ...(method !== 'GET' && { isWrite: true }),
    summary: say(summary, summaryInRussian),
    ...(about !== undefined && { about: say(about, descriptionOf({ ...described }, 'ru')) }),
    ...(scopes.length > 0 && { scopes }),
    path: [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part as string),
    ...(body && {
      body: mapOf(Object.entries(body.schema.properties ?? {}), ([key, schema]) => [
        key,
        fieldOf(schema, sentences(schema), body.schema.required?.includes(key)),
      ]),
    }),
    ...(query.length > 0 && {
      query: mapOf(query, (one) => [one.name, fieldOf(one.schema, wordsOf(one), one.required)]),
    }),
  };
}

const mapOf = <One>(list: readonly One[], entry: (one: One) => [string, DescribedField]) =>
  Object.fromEntries(list.map(entry));

const sentences = ({ title, description }: Schema) => [title, description].filter(Boolean).join('. ');

/** The name of a filter says what it asks for. */
const wordsOf = ({ style, description = '' }: Parameter) => (style === 'deepObject' ? '' : description);

function describeField(contract: Contract, schema: Schema): DescribedField {
  if (schema.contentMediaType !== undefined) return { kind: 'file' };
  const whole = wholeOf(contract, schema);
  const operators = Object.keys((whole.anyOf?.[0]?.type === 'string' && whole.anyOf[1]?.properties) || {});
  if (operators.length > 0) return { kind: 'text', operators };
  const types = typesIn(contract, whole);
  const values = (whole.enum ?? []).filter((value) => typeof value === 'string');
  return {
    kind: kindOfTypes(contract, whole, types),
    ...(values.length > 0 && { values }),
    ...(types.has('null') && { isNullable: true }),
  };
}

function wholeOf(contract: Contract, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : wholeOf(contract, resolve(contract, { $ref: schema.$ref }));
}

function typesIn(contract: Contract, { type, anyOf, enum: values = [] }: Schema): Set<string> {
  const inside = anyOf?.flatMap((one) => [...typesIn(contract, wholeOf(contract, one))]);
  const own = type === undefined ? values.map((value) => (value === null ? 'null' : typeof value)) : [type].flat();
  return new Set(inside ?? own);
}

function kindOfTypes(contract: Contract, { items = {} }: Schema, types: ReadonlySet<string>): DescribedField['kind'] {
  const [only, ...others] = [...types].filter((type) => type !== 'null');
  if (others.length > 0) return 'json';
  if (only === 'array') return typesIn(contract, wholeOf(contract, items)).has('string') ? 'list' : 'json';
  return kinds[only ?? ''] ?? 'json';
}

const kinds: Readonly<Record<string, DescribedField['kind']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};
