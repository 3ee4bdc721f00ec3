import { type Json, textOf } from '../openapi/json.ts';

interface ExampleCall {
  method: string;
  path: string;
  parameters: readonly Json[];
  body: unknown;
  /** Fields of a form with their example values, and which of them are files. */
  form?: Readonly<Record<string, unknown>> | undefined;
  files?: readonly string[];
  /** The answer is a file. */
  saves?: boolean | undefined;
  /** Names of the security schemes it accepts; none if it is public. */
  openedBy: readonly string[];
}

/** The call as a curl command, with example values. */
export function curlOf({ method, path, parameters, body, form, files = [], saves, openedBy }: ExampleCall): string {
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (filled, { name, example, schema }) =>
        filled.replace(`{${textOf(name)}}`, textOf(example) || exampleId(schema as Json)),
      path,
    );
  const lines = [
    `curl ${saves ? '-OJ ' : ''}${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$PROKURA${address}"`,
    ...credentialOf(openedBy),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"']),
    ...(parameters.some(({ $ref }) => textOf($ref).endsWith('/IdempotencyKey'))
      ? ['-H "Idempotency-Key: $(uuidgen)"']
      : []),
    ...Object.entries(form ?? {}).map(
      ([name, value]) => `-F '${name}=${files.includes(name) ? '@file.pdf' : String(value)}'`,
    ),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n  ');
}

function credentialOf(openedBy: readonly string[]): string[] {
  if (openedBy.length === 0) return [];
  return [openedBy.includes('apiKey') ? '-H "X-API-Key: $PROKURA_KEY"' : '-H "Authorization: Bearer $PROKURA_TOKEN"'];
}

const exampleId = ({ format }: Json) => (format === 'uuid' ? '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' : 'example');
