import { type Json, textOf } from '../openapi/json.ts';

interface Told {
  method: string;
  path: string;
  parameters: readonly Json[];
  body: unknown;
  isPublic: boolean;
}

/** The call as one would type it, with its example values. */
export function curlOf({ method, path, parameters, body, isPublic }: Told): string {
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (filled, { name, example, schema }) =>
        filled.replace(`{${textOf(name)}}`, textOf(example) || exampleId(schema as Json)),
      path,
    );
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$PROKURA${address}"`,
    ...(isPublic ? [] : ['-H "X-API-Key: $PROKURA_KEY"']),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"']),
    ...(parameters.some(({ $ref }) => textOf($ref).endsWith('/IdempotencyKey'))
      ? ['-H "Idempotency-Key: $(uuidgen)"']
      : []),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n  ');
}

const exampleId = ({ format }: Json) => (format === 'uuid' ? '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' : 'example');
