import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { queryFieldsOf } from '../../kernel/intake/query-field.ts';
import { headerFieldsOf, rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../kernel/intake/streamed-body.ts';
import {
  type FieldError,
  fieldError,
  invalid,
  notFound,
  Refusal,
  type Words,
  words,
} from '../../kernel/problems/errors.ts';
import { fixOf } from '../../kernel/problems/fix-of.ts';
import { refuseParameter } from '../../kernel/problems/refuse-parameter.ts';
import { unknownInParameter } from '../../kernel/problems/unknown-in-parameter.ts';
import type { Route } from '../../kernel/routes.ts';
import { hasDryRun, withoutDryRun } from './ask-dry-run.ts';

type Input = Record<string, unknown>;

/** Path, query and body as the one input of the operation; a body cannot contain a path parameter. */
export function inputReader(route: Route) {
  const { method, path, operation } = route;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const properties = (operation.input as TObject).properties ?? {};
  const reads = method === 'GET' || method === 'DELETE' || streamedBodyOf(operation.input) !== undefined;
  const raw = rawBodyOf(operation.input);
  const inHeaders = headerFieldsOf(operation.input);
  const inQuery = reads ? undefined : queryFieldsOf(operation.input);

  function read(request: FastifyRequest): Input {
    if (Object.values(request.params as Input).some((value) => String(value).includes('\0')))
      throw notFound(words('Object', 'Объект'));
    const query = queryOf(hasDryRun(route) ? withoutDryRun(request.url) : request.url, properties, inQuery);
    if (raw) return { ...query, ...headersOf(request), [raw.name]: request.body, ...(request.params as Input) };
    const body = request.body;
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      const kind = body === null ? 'null' : Array.isArray(body) ? 'array' : typeof body;
      throw invalid([
        fieldError(
          '',
          'type',
          words(`the body must be a JSON object; ${kind} came`, `тело должно быть объектом JSON; пришло: ${kind}`),
          { type: 'object' },
        ),
      ]);
    }
    const named = [...inPath, ...(inQuery ?? [])].find((name) => Object.hasOwn((body ?? {}) as Input, name));
    if (named)
      throw invalid([
        {
          ...fieldError(`/${named}`, 'unknown_field', words('is given by the address', 'задаётся адресом')),
          fix: words('Leave it out of the body.', 'Уберите его из тела.'),
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
    const malformed = fields.find(({ name, error }) => inPath.includes(name) && error.code !== 'unknown_field');
    if (malformed) return noSuchRecord({ ...malformed.error, in: 'path', at: malformed.name });
    const asked = reads
      ? fields
      : fields.filter(({ name, error }) => inQuery?.includes(name) && error.code !== 'unknown_field');
    return asked.length > 0 ? queryRefusal(asked) : refusal;
  }

  return { read, place };
}

/** What is no identifier names no record: it is told apart from one that nobody has. */
const noSuchRecord = (fault: FieldError) =>
  new Refusal(
    'not_found',
    words(
      `Object not found: the identifier in the address ${fault.message.en}.`,
      `Объект не найден: в адресе ${fault.message.ru}.`,
    ),
    { errors: [fault], ...(fault.code === 'format' && { fix: fixOf(fault) as Words }) },
  );

function queryRefusal(fields: ReadonlyArray<{ error: FieldError; name: string }>): Refusal {
  const unknown = fields.some(({ error }) => error.code === 'unknown_field');
  const errors = fields.map(({ error, name }) => ({ ...error, in: 'query' as const, at: name }));
  const told = (language: keyof Words) => errors.map(({ at, message }) => `${at} ${message[language]}`).join('; ');
  return new Refusal(
    unknown ? 'unknown_query_parameter' : 'invalid_query_parameter',
    words(`Query: ${told('en')}.`, `Параметры запроса: ${told('ru')}.`),
    { errors },
  );
}

const none: Input = {};

/** Query values are text: the schema says which of them are numbers or booleans. A repeated name is refused; `known` are all there may be. */
function queryOf(url: string, properties: TObject['properties'], known: readonly string[] | undefined): Input {
  const at = url.indexOf('?');
  if (at === -1) return none;
  const query: Input = {};
  for (const [name, text] of new URLSearchParams(url.slice(at + 1))) {
    if (Object.hasOwn(query, name))
      throw refuseParameter('invalid_query_parameter', name, {
        message: words('is given twice', 'задан дважды'),
        code: 'duplicate',
        fix: words(
          'Give it once; several values are separated by commas.',
          'Укажите один раз; несколько значений разделяются запятыми.',
        ),
      });
    if (text.includes('\0'))
      throw refuseParameter('invalid_query_parameter', name, {
        message: words('contains a NUL character', 'содержит символ NUL'),
        code: 'pattern',
        fix: words('Remove %00 from the address.', 'Уберите %00 из адреса.'),
      });
    if (known && !known.includes(name))
      throw unknownInParameter('unknown_query_parameter', name, [name], known, () =>
        words('is not a parameter here', 'такого параметра здесь нет'),
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
