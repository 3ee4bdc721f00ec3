import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalJson } from '../../kernel/intake/canonical-json.ts';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { refuseParameter } from '../../kernel/problems/refuse-parameter.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Visit } from '../../platform/door/visit.ts';
import { asksDryRun, prefers, withoutDryRun } from './ask-dry-run.ts';
import { versionOfTag } from './entity-tag.ts';
import { languageOf } from './error-reply.ts';
import { takesVersion } from './takes-version.ts';

type Body = Record<string, unknown>;

/** What the door gets of a request besides its input. */
export function visitOf(request: FastifyRequest, route: Route): Visit {
  const known = {
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    route: { address: `${route.method} ${route.path}`, status: route.status },
  };
  // Signed requests have their own way to detect repeats.
  if (rawBodyOf(route.operation.input)) return known;
  const idempotency = readIdempotency(request, route);
  const ifMatch = readIfMatch(request);
  return {
    ...known,
    ...(idempotency && { idempotency }),
    ...(ifMatch !== undefined && { ifMatch }),
    ...(asksDryRun(request, route) && { dryRun: true }),
    ...(prefers(request, 'approval') && { forPerson: true }),
  };
}

/** Idempotency keys apply to requests with a body; reading and deleting are safe to repeat anyway. */
export const takesKeys = (method: Route['method']) => method === 'POST' || method === 'PATCH' || method === 'PUT';

/** `Idempotency-Key` and the body's `idempotencyKey` mean the same. */
function readIdempotency(request: FastifyRequest, { method, path }: Route): Visit['idempotency'] {
  const inHeader = request.headers['idempotency-key'];
  const body = request.body as Body | undefined;
  const inBody = body?.idempotencyKey;
  if (inHeader === undefined && inBody === undefined) return undefined;
  const fromHeader = typeof inHeader === 'string' ? inHeader.replace(/^"(.*)"$/, '$1') : undefined;
  if (fromHeader !== undefined && inBody !== undefined && fromHeader !== inBody)
    throw refuseParameter('idempotency_key_conflict', 'Idempotency-Key', {
      in: 'header',
      message: words(
        'differs from idempotencyKey of the body: they mean the same',
        'не совпадает с idempotencyKey в теле, а значат они одно',
      ),
    });
  if (!takesKeys(method)) return undefined;
  const key = fromHeader ?? inBody;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw refuseParameter('invalid_header', 'Idempotency-Key', {
      in: 'header',
      code: 'pattern',
      message: words(
        'must be 1 to 255 visible ASCII characters',
        'ключ идемпотентности: от 1 до 255 видимых символов ASCII',
      ),
      fix: words(
        'Send a UUID, or any ASCII text such as order-104-1.',
        'Передайте UUID или любой текст ASCII, например order-104-1.',
      ),
    });
  }
  return { key, route: `${method} ${path}`, fingerprint: fingerprintOf(request, body) };
}

function fingerprintOf(request: FastifyRequest, body: Body = {}) {
  const { idempotencyKey: _, ...rest } = body;
  return createHash('sha256')
    .update(`${request.method} ${withoutDryRun(request.url)}\n${canonicalJson(rest)}`)
    .digest();
}

/** The version that `If-Match` names. */
function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = versionOfTag(header);
  if (version === undefined)
    throw refuseParameter('invalid_header', 'If-Match', {
      in: 'header',
      code: 'pattern',
      message: words('must be an ETag from an answer, or "v17"', 'должен быть ETag из ответа или "v17"'),
      fix: words(
        'Send the ETag as it came, its quotes included, such as "v17".',
        'Передайте ETag как он пришёл, вместе с кавычками, например "v17".',
      ),
    });
  const inBody = (request.body as Body | undefined)?.version;
  if (inBody !== undefined && inBody !== version)
    throw refuseParameter('invalid_header', 'If-Match', {
      in: 'header',
      message: words('and version of the body differ', 'и version в теле различаются'),
      fix: words('Send the version in one of them.', 'Передайте версию в одном месте.'),
    });
  return version;
}

/** A key may require that every change names the version it is based on. */
export function demandCondition(request: FastifyRequest, ifMatch: number | undefined, route: Route) {
  const changes = route.method !== 'POST' && takesVersion(route);
  const inBody = (request.body as Body | undefined)?.version;
  if (changes && ifMatch === undefined && inBody === undefined) throw refuse('precondition_required');
}
