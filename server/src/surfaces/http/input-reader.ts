import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { queryFieldsOf } from '../../kernel/intake/query-field.ts';
import { headerFieldsOf, rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../kernel/intake/streamed-body.ts';
import { type FieldError, invalid, notFound, Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';

type Input = Record<string, unknown>;

/** Path, query and body as the one input of the operation; a body cannot contain a path parameter. */
export function inputReader({ method, path, operation }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const properties = (operation.input as TObject).properties ?? {};
  const reads = method === 'GET' || method === 'DELETE' || streamedBodyOf(operation.input) !== undefined;
  const raw = rawBodyOf(operation.input);
  const inHeaders = headerFieldsOf(operation.input);
  const inQuery = reads ? undefined : queryFieldsOf(operation.input);

  function read(request: FastifyRequest): Input {
    if (Object.values(request.params as Input).some((value) => String(value).includes('\0')))
      throw notFound(words('Object', 'Объект'));
    const query = queryOf(request, properties, inQuery);
    if (raw) return { ...query, ...headersOf(request), [raw.name]: request.body, ...(request.params as Input) };
    const body = request.body;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      throw refuse('validation_failed', words('The body must be a JSON object.', 'Тело должно быть объектом JSON.'));
    }
    const named = [...inPath, ...(inQuery ?? [])].find((name) => Object.hasOwn((body ?? {}) as Input, name));
    if (named)
      throw invalid([
        {
          in: 'body',
          at: `/${named}`,
          code: 'unknown_field',
          message: words('is given by the address', 'задаётся адресом'),
        },
      ]);
    const { idempotencyKey: _, ...fields } = (body ?? {}) as Input;
    return { ...query, ...headersOf(request), ...fields, ...(request.params as Input) };
  }

  const headersOf = ({ headers }: FastifyRequest): Input =>
    Object.fromEntries(
      inHeaders.flatMap(([name, header]) => {
        const given = headers[header.toLowerCase()];
        return given === undefined ? [] : [[name, given]];
      }),
    );

  /** Adds where a refused field came from; a malformed identifier in the path means there is no such object. */
  function place(refusal: Refusal): Refusal {
    if (refusal.code !== 'validation_failed' || refusal.errors.length === 0) return refusal;
    const fields = refusal.errors.map((error) => ({ error, name: error.at.split('/')[1] ?? '' }));
    if (fields.some(({ name, error }) => inPath.includes(name) && error.code !== 'unknown_field'))
      return notFound(words('Object', 'Объект'));
    const asked = reads
      ? fields
      : fields.filter(({ name, error }) => inQuery?.includes(name) && error.code !== 'unknown_field');
    return asked.length > 0 ? queryRefusal(asked) : refusal;
  }

  return { read, place };
}

function queryRefusal(fields: ReadonlyArray<{ error: FieldError; name: string }>): Refusal {
  const unknown = fields.some(({ error }) => error.code === 'unknown_field');
  const errors = fields.map(({ error, name }) => ({ ...error, in: 'query' as const, at: name }));
  const names = fields.map(({ name }) => name).join(', ');
  return new Refusal(
    unknown ? 'unknown_query_parameter' : 'invalid_query_parameter',
    words(`Query: ${names}.`, `Проверьте параметры запроса: ${names}.`),
    { errors },
  );
}

const none: Input = {};

/** Query values are text: the schema says which of them are numbers or booleans. A repeated name is refused; `known` are all there may be. */
function queryOf(
  request: FastifyRequest,
  properties: TObject['properties'],
  known: readonly string[] | undefined,
): Input {
  const at = request.url.indexOf('?');
  if (at === -1) return none;
  const query: Input = {};
  for (const [name, text] of new URLSearchParams(request.url.slice(at + 1))) {
    if (Object.hasOwn(query, name))
      throw refuse('invalid_query_parameter', words(`${name} is given twice.`, `Параметр ${name} задан дважды.`));
    if (text.includes('\0'))
      throw refuse(
        'invalid_query_parameter',
        words(`${name} contains a NUL character.`, `В параметре ${name} есть символ NUL.`),
      );
    if (known && !known.includes(name))
      throw refuse(
        'unknown_query_parameter',
        words(`${name} is not a parameter here.`, `Параметра ${name} здесь нет.`),
      );
    Object.defineProperty(query, name, {
      value: fromText((properties[name] as { type?: string } | undefined)?.type, text),
      enumerable: true,
    });
  }
  return query;
}

function fromText(type: string | undefined, text: string): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
