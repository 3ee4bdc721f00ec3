import { exampleId } from '../../../kernel/fields.ts';
import { queryFieldsOf } from '../../../kernel/intake/query-field.ts';
import { headerFieldsOf, rawBodyOf } from '../../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../../kernel/intake/streamed-body.ts';
import { needsForm, uploadFieldsOf } from '../../../kernel/intake/upload.ts';
import type { Route } from '../../../kernel/routes.ts';
import { requestExample } from './example-of.ts';
import type { Json } from './json.ts';
import { takesIdempotencyKey } from './problem-codes.ts';
import { type Publish, schemaPublisher } from './public-schema.ts';

/** Schemas written out in full, for examples. */
const withoutNames = schemaPublisher([]);

export const namesInPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);

/** The body: the input without the fields given by the path. */
export function bodySchema(route: Route, publish: Publish): Json | undefined {
  const { method, path, operation } = route;
  if (method === 'GET' || method === 'DELETE' || streamedBodyOf(operation.input)) return undefined;
  const { properties, required, ...rest } = publish(operation.input, true) as Json & {
    properties?: Json;
    required?: string[];
  };
  if (!properties) return rest;
  const raw = rawBodyOf(operation.input);
  if (raw) return { type: 'object', additionalProperties: true, ...(properties[raw.name] as Json) };
  const elsewhere = [
    ...namesInPath(path),
    ...queryFieldsOf(operation.input),
    ...headerFieldsOf(operation.input).map(([name]) => name),
  ];
  const own = (name: string) => properties[name] as Json;
  const inBody = Object.keys(properties).filter((name) => !elsewhere.includes(name));
  // What has a default may be left out.
  const demanded = (required ?? []).filter((name) => !elsewhere.includes(name) && !('default' in own(name)));
  return {
    ...rest,
    properties: {
      ...Object.fromEntries(inBody.map((name) => [name, own(name)])),
      ...(takesIdempotencyKey(route) && { idempotencyKey }),
    },
    ...(demanded.length > 0 && { required: demanded }),
  };
}

const idempotencyKey: Json = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  title: 'The same as the header `Idempotency-Key`',
};

const ownRecords =
  'Identifiers in the example stand for records of the portal: create those first and use their identifiers.';

export function requestBody(route: Route, publish: Publish): Json | undefined {
  if (streamedBodyOf(route.operation.input))
    return {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const schema = bodySchema(route, publish);
  if (!schema) return undefined;
  const example = requestExample(bodySchema(route, withoutNames) as Json);
  const files = uploadFieldsOf(route.operation.input);
  const encoding = Object.fromEntries(
    files.map(({ name, mediaTypes }) => [name, { contentType: mediaTypes.join(', ') }]),
  );
  return {
    ...(JSON.stringify(example).includes(exampleId) && { description: ownRecords }),
    ...((Array.isArray(schema.required) || rawBodyOf(route.operation.input)) && { required: true }),
    content:
      files.length > 0
        ? {
            'multipart/form-data': { schema, encoding, example },
            ...(!needsForm(route.operation.input) && { 'application/json': { schema, example } }),
          }
        : { 'application/json': { schema, example } },
  };
}
