import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { allRoutes, entities } from '../src/app.ts';
import { textOf } from '../src/surfaces/http/openapi/json.ts';
import { openapiDocument } from '../src/surfaces/http/openapi/openapi-document.ts';
import { isBeyondContract } from './contract/is-beyond-contract.ts';

interface Answered {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

type Json = Record<string, unknown>;

/** The document as a client reads it. */
export const contract = JSON.parse(JSON.stringify(openapiDocument({ routes: allRoutes, entities }))) as ReturnType<
  typeof openapiDocument
>;

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'contract', ...contract } as Json);

const addresses = Object.keys(contract.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  fixed: !path.includes('{'),
}));

/** Answers the framework gives before any operation is chosen. */
const anywhere = new Set([
  'route_not_found',
  'resource_unknown',
  'not_implemented',
  'operation_not_supported',
  'method_not_allowed',
  'not_found',
  'uri_too_long',
]);

const compiled = new Map<string, ValidateFunction>();

/** Where an answer differs from the document; empty if it conforms. Statuses, codes, bodies to the last field. */
export function faultsOf(method: string, url: string, { status, headers, text }: Answered): string[] {
  if (isBeyondContract(url)) return [];
  if (method === 'HEAD') return text === '' ? [] : ['an answer to HEAD has no body'];
  const [path = ''] = url.split('?');
  const address = addresses
    .filter(({ pattern }) => pattern.test(path) && isDecodable(path))
    .sort((a, b) => Number(b.fixed) - Number(a.fixed))[0];
  if (headers['preference-applied'] === 'dry-run') return faultsOfDryRun(method, url, JSON.parse(text));
  const operation = address && (contract.paths[address.path]?.[method.toLowerCase()] as Json | undefined);
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  if (status >= 400 && !isProblem && !path.startsWith('/health')) return [`${status} is not a problem body`];
  if (status === 429 && !namesLimit(JSON.parse(text), headers)) return ['429 names no limit that binds, or no wait'];
  if (!operation)
    return isProblem && !anywhere.has(JSON.parse(text).code) ? [`${JSON.parse(text).code} at no operation`] : [];

  const responses = operation.responses as Record<string, Json>;
  if (status === 202 && !responses[status]) return errorsOf('#/components/schemas/PendingWrite', JSON.parse(text));
  const response = resolved(responses[status]);
  if (!response) return isProblem && anywhere.has(JSON.parse(text).code) ? [] : [`status ${status} is not documented`];
  if (!isProblem && isFile(response)) return faultsOfFile(response, headers);
  if (!isProblem && isSpoken(response))
    return String(headers['content-type']) in (response.content as Json) ? [] : ['the answer is of another type'];
  const type = isProblem ? 'application/problem+json' : 'application/json';
  if (!(response.content as Json | undefined)?.[type]) return text === '' ? [] : [`${status} should have no body`];
  if (!String(headers['content-type']).includes('json')) return [];
  const place =
    (responses[status]?.$ref as string | undefined) ??
    `#/paths/${escape(address?.path ?? '')}/${method.toLowerCase()}/responses/${status}`;
  const pointer = `${place}/content/${escape(type)}/schema`;
  const partial = /[?&]fields=/.test(url);
  return errorsOf(pointer, JSON.parse(text)).filter((error) => !(partial && error.includes('must have required')));
}

/** What a dry run answers keeps to its own schema, and what the write would answer to that of the write. */
const faultsOfDryRun = (method: string, url: string, dry: Json): string[] => [
  ...errorsOf('#/components/schemas/DryRun', dry),
  ...faultsOf(method, url, {
    status: Number(dry.status),
    headers: { 'content-type': 'application/json' },
    text: dry.status === 204 ? '' : JSON.stringify(dry.body),
  }),
];

/** What cannot be decoded is the address of nothing. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A caller over a rate limit is told which one and when to retry; an exceeded quota does not pass by waiting. */
const namesLimit = (body: Json, headers: Answered['headers']) =>
  body.code === 'quota_exceeded' ||
  (Array.isArray(body['violated-policies']) &&
    body['violated-policies'].length > 0 &&
    Number(headers['retry-after']) >= 1);

const isFile = ({ headers }: Json) => 'Content-Disposition' in ((headers ?? {}) as object);

/** An answer that is neither JSON nor a file to be saved. */
const isSpoken = ({ content }: Json) => content !== undefined && !('application/json' in (content as object));

/** A file has a documented type, is an attachment and is never sniffed. */
function faultsOfFile({ content }: Json, headers: Answered['headers']): string[] {
  const type = String(headers['content-type']);
  return [
    ...(type in (content as Json) ? [] : [`${type} is not documented`]),
    ...(String(headers['content-disposition']).startsWith('attachment; filename=')
      ? []
      : ['the file is not to be saved']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['a reader may guess the type of the file']),
  ];
}

function errorsOf(pointer: string, body: unknown): string[] {
  const check = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  compiled.set(pointer, check);
  if (check(body)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const resolved = (response: Json | undefined): Json | undefined =>
  response?.$ref ? contract.components.responses?.[textOf(response.$ref).split('/').at(-1) as string] : response;

const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Checks every answer of every test. */
export function checkAnswer(method: string, url: string, answer: Answered): void {
  const faults = faultsOf(method, url, answer);
  if (faults.length > 0)
    throw new Error(
      `${method} ${url} answers ${answer.status} against its own documentation:\n  ${faults.join('\n  ')}\n${answer.text.slice(0, 600)}`,
    );
}
