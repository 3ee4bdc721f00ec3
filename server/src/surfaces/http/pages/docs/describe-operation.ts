import type { Language } from '../../../../kernel/problems/problem-body.ts';
import type { ProblemCode } from '../../../../kernel/problems/problems.ts';
import { type Json, textOf } from '../../openapi/json.ts';
import { descriptionOf } from '../description-in.ts';
import { titleIn } from '../title-in.ts';
import { type FieldRow, fieldRows, kindOf, type Shape, toldRows } from './docs-fields.ts';
import { curlOf } from './examples/curl-of.ts';
import { exampleCall } from './examples/example-call.ts';
import { oneCOf } from './examples/one-c-of.ts';
import { typescriptOf } from './examples/typescript-of.ts';
import { type Entry, type Reference, summaryOf } from './reference.ts';

export interface ParameterRow {
  name: string;
  place: 'path' | 'query' | 'header';
  required: boolean;
  words: string;
  kind: string;
  example: string;
}

export interface Answer {
  status: string;
  fields: readonly FieldRow[];
  /** The record that is answered. */
  record: string | undefined;
  example: unknown;
}

/** All that is said of an operation, for its page and its text. */
export interface Operation extends Entry {
  summary: string;
  description: string | undefined;
  /** Undefined for what anybody may call. */
  rights: { permission: string; scopes: readonly string[] } | undefined;
  parameters: readonly ParameterRow[];
  filters: readonly string[];
  body: { fields: readonly FieldRow[]; example: unknown; files: readonly string[]; isForm: boolean } | undefined;
  answer: Answer | undefined;
  problems: readonly ProblemCode[];
  /** Events of the record that it answers. */
  events: readonly string[];
  takes: { dryRun: boolean; key: boolean; version: boolean };
  isDeprecated: boolean;
  examples: ReadonlyArray<readonly [language: string, text: string]>;
}

export function describeOperation(entry: Entry, { document, look }: Reference, language: Language): Operation {
  const { operation } = entry;
  const parameters = ((operation.parameters ?? []) as Json[]).map(look);
  const responses = Object.entries(operation.responses as Record<string, Json>);
  const call = exampleCall(entry, look);
  const typescript = typescriptOf(call);
  const content = (operation.requestBody as Json)?.content as Record<string, Json> | undefined;
  const body = content?.['application/json'] ?? content?.['multipart/form-data'];
  const answer = answerOf(responses, look, language);
  const permission = operation['x-required-permission'] as string | undefined;
  const isNamed = (name: string) => parameters.some((one) => one.name === name);
  return {
    ...entry,
    summary: summaryOf(operation, language),
    description: descriptionOf(operation, language),
    rights: permission === undefined ? undefined : { permission, scopes: operation['x-required-scopes'] as string[] },
    parameters: parameters
      .filter((one) => !isFilter(one) && one.name !== 'Accept-Language')
      .map((one) => parameterRow(one, language)),
    filters: parameters.filter(isFilter).map(({ name }) => textOf(name)),
    body: body && {
      fields: fieldRows(body.schema as Json, look, language),
      example: call.form ?? call.body,
      files: call.files,
      isForm: call.form !== undefined,
    },
    answer,
    problems: problemsIn(responses.map(([, response]) => look(response))),
    events: answer?.record === undefined ? [] : eventsOf(answer.record, Object.keys(document.webhooks)),
    takes: { dryRun: isNamed('dryRun'), key: isNamed('Idempotency-Key'), version: isNamed('If-Match') },
    isDeprecated: operation.deprecated === true,
    examples: [
      ['curl', curlOf(call)],
      ...(typescript === undefined ? [] : ([['TypeScript', typescript]] as const)),
      [language === 'ru' ? '1С' : '1C', oneCOf(call)],
    ],
  };
}

const isFilter = ({ in: place, name, description }: Json) =>
  place === 'query' && (textOf(name).includes('[') || textOf(description).endsWith('comma separated'));

const parameterRow = (parameter: Json, language: Language): ParameterRow => ({
  name: textOf(parameter.name),
  place: parameter.in as ParameterRow['place'],
  required: parameter.required === true,
  words: titleIn(textOf(parameter.description), language),
  kind: kindOf(parameter.schema as Shape),
  example: ['string', 'number', 'boolean'].includes(typeof parameter.example) ? String(parameter.example) : '',
});

function answerOf(responses: ReadonlyArray<[string, Json]>, look: Reference['look'], language: Language) {
  const good = responses.find(([status]) => status.startsWith('2'));
  const content = good?.[1].content as Record<string, Json> | undefined;
  const json = content?.['application/json'];
  if (good === undefined || json === undefined) return undefined;
  const schema = json.schema as Shape;
  return {
    status: good[0],
    fields: toldRows(json.schema as Json, look, language),
    record: (schema.$ref ?? schema.properties?.items?.items?.$ref)?.split('/').at(-1),
    example: json.example,
  };
}

const problemsIn = (responses: readonly Json[]) =>
  responses.flatMap((response) => {
    const content = response.content as Record<string, { examples?: object }> | undefined;
    return Object.keys(content?.['application/problem+json']?.examples ?? {}) as ProblemCode[];
  });

/** `CatalogItem` is told of by `integration_api.catalog_item.…`. */
function eventsOf(record: string, events: readonly string[]): string[] {
  const type = record.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  return events.filter((event) => event.split('.').at(-2) === type);
}
