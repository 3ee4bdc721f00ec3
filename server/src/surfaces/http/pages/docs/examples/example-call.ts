import { exampleOf } from '../../../openapi/example-of.ts';
import { type Json, textOf } from '../../../openapi/json.ts';
import { type SdkCall, sdkCall } from '../../../openapi/sdk-call.ts';
import type { Look } from '../docs-fields.ts';
import type { Entry } from '../reference.ts';

/** One call of an operation with the values of the contract's examples, before any language is chosen. */
export interface ExampleCall {
  method: string;
  /** As the contract spells it. */
  path: string;
  /** Values of the parts of the path, in their order. */
  parts: readonly string[];
  /** Parameters that cannot be left out. */
  query: Readonly<Record<string, unknown>>;
  /** Undefined where nothing is sent, or a form or a file. */
  body: unknown;
  /** Fields of a form, and which of them are files. */
  form: Readonly<Record<string, unknown>> | undefined;
  files: readonly string[];
  /** The body is the file itself. */
  sendsFile: boolean;
  /** The answer is a file. */
  savesFile: boolean;
  takesKey: boolean;
  credential: 'apiKey' | 'bearer' | undefined;
  /** Undefined for what no program calls. */
  sdk: SdkCall | undefined;
}

export function exampleCall({ method, path, operation }: Entry, look: Look): ExampleCall {
  const parameters = ((operation.parameters ?? []) as Json[]).map(look);
  const content = ((operation.requestBody as Json)?.content ?? {}) as Record<string, Json>;
  const form = content['multipart/form-data'];
  const schemes = (operation.security as Json[]).flatMap((scheme) => Object.keys(scheme));
  const isNamed = (wanted: string) => parameters.some(({ name }) => name === wanted);
  const valueOf = ({ example, schema }: Json) => example ?? exampleOf(schema as Json);
  return {
    method: method.toUpperCase(),
    path,
    parts: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
      const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
      return String(parameter ? valueOf(parameter) : name);
    }),
    query: Object.fromEntries(
      parameters
        .filter((one) => one.in === 'query' && one.required === true)
        .map((one) => [textOf(one.name), valueOf(one)]),
    ),
    body: form ? undefined : content['application/json']?.example,
    form: form?.example as Record<string, unknown> | undefined,
    files: Object.keys((form?.encoding ?? {}) as object),
    sendsFile: 'application/octet-stream' in content,
    savesFile: answersFile(operation.responses as Record<string, Json>),
    takesKey: isNamed('Idempotency-Key'),
    credential: schemes.includes('apiKey') ? 'apiKey' : schemes.includes('bearer') ? 'bearer' : undefined,
    sdk: sdkCall(method.toUpperCase(), path, operation, look),
  };
}

/** The address with its parts filled in and its query. */
export function addressOf({ path, parts, query }: ExampleCall): string {
  const left = [...parts];
  const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}

const answersFile = (responses: Record<string, Json>) =>
  Object.entries(responses).some(
    ([status, { content }]) =>
      status.startsWith('2') && content !== undefined && !Object.hasOwn(content as object, 'application/json'),
  );
