import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';

const name = 'dryRun';

/** Whether an address may be asked for a dry run: one that writes. What is posted by other systems in words of their own has none. */
export const hasDryRun = ({ operation }: Route) => operation.kind === 'command' && !rawBodyOf(operation.input);

/** `?dryRun=true` and `Prefer: dry-run` mean the same; either is enough. */
export function asksDryRun({ url, headers }: FastifyRequest, route: Route): boolean {
  if (!hasDryRun(route)) return false;
  const given = new URLSearchParams(queryOf(url)).getAll(name);
  if (given.length > 1 || given.some((value) => value !== 'true' && value !== 'false')) throw notOneFlag();
  return given[0] === 'true' || prefers({ headers }, 'dry-run');
}

/** Whether `Prefer` names this preference (RFC 7240). */
export const prefers = ({ headers }: Pick<FastifyRequest, 'headers'>, what: 'dry-run' | 'approval') =>
  new RegExp(`(^|,)\\s*${what}\\s*(=\\s*"?true"?\\s*)?(;|,|$)`, 'i').test(String(headers.prefer ?? ''));

/** The address of the write itself. */
export function withoutDryRun(url: string): string {
  const query = queryOf(url);
  const kept = query.split('&').filter((part) => !new URLSearchParams(part).has(name));
  const path = url.slice(0, url.length - query.length).replace(/\?$/, '');
  return query === '' ? url : [path, ...(kept.length > 0 ? [kept.join('&')] : [])].join('?');
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

const notOneFlag = () =>
  new Refusal('invalid_query_parameter', words('dryRun is true or false, once.', 'dryRun: true или false, один раз.'), {
    errors: [
      { in: 'query', at: name, code: 'type', message: words('must be true or false', 'допустимо true или false') },
    ],
  });
