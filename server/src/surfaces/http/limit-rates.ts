import { createHash } from 'node:crypto';
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { AtOnce } from '../../platform/rate-limits/create-at-once.ts';
import { type Policy, type PolicyName, policyOf } from '../../platform/rate-limits/policies.ts';
import { type RateLimiter, scaled } from '../../platform/rate-limits/rate-limiter.ts';

/** Takes a token of every policy that applies to a request, and reports the remaining tokens of the strictest one in headers. */
export async function limitRates(limiter: RateLimiter, route: Route, actor: Actor, reply: FastifyReply) {
  if (!limiter.enabled) return;
  const named = policiesOf(route, actor, reply.request.params as Params);
  const takes = await Promise.all(named.map(({ name, of, factor }) => limiter.take(name, of, factor)));
  if (actor.scopes || isByLink(route)) {
    reply.header('RateLimit-Policy', named.map(({ name, factor }) => describe(name, factor)).join(', '));
    const at = Math.max(
      0,
      takes.findIndex(({ allowed }) => !allowed),
    );
    const told = takes[at];
    if (told) reply.header('RateLimit', `"${named[at]?.name}";r=${told.remaining};t=${told.resetSeconds}`);
  }
  const refused = takes.flatMap((take, index) =>
    take.allowed ? [] : [{ take, name: named[index]?.name as PolicyName }],
  );
  if (refused.length === 0) return;
  await giveBack(
    limiter,
    named.filter((_, index) => takes[index]?.allowed),
  );
  throw tooMany(refused);
}

/** Returns the tokens of policies that count only effective requests, after a request that did nothing. */
export async function giveBackUnused(limiter: RateLimiter, route: Route, actor: Actor, params: unknown) {
  if (!limiter.enabled) return;
  await giveBack(limiter, policiesOf(route, actor, params as Params));
}

const giveBack = (limiter: RateLimiter, named: readonly Named[]) =>
  Promise.all(
    named.flatMap(({ name, of, factor }) => (policyOf(name).ofDeeds ? [limiter.giveBack(name, of, factor)] : [])),
  );

/** Counts a request until the end of its answer under policies that limit concurrent requests of a portal. */
export function limitAtOnce(enter: AtOnce, { options }: Route, actor: Actor, reply: FastifyReply) {
  for (const name of (options.policies ?? []) as PolicyName[]) {
    const leave = enter(name, actor.tenantId, actor.credential?.rateFactor);
    finished(reply.raw, leave);
  }
}

interface Named {
  name: PolicyName;
  of: string;
  factor: number;
}

interface Params {
  token?: string;
  id?: string;
}

/** Whether requests are counted by the link token in the path. */
export const isByLink = ({ options }: Route) =>
  ((options.policies ?? []) as PolicyName[]).some((name) => policyOf(name).ofLink);

function policiesOf(route: Route, actor: Actor, { token = '', id = '' }: Params): Named[] {
  const extra = (route.options.policies ?? []) as PolicyName[];
  const factor = actor.credential?.rateFactor ?? 1;
  const holder =
    actor.kind === 'visitor' ? networkOf(actor.ip ?? '') : (actor.throughId ?? actor.userId ?? actor.tenantId);
  const whose = ({ ofLink, ofPortal, ofRecord }: Policy) =>
    ofLink ? digestOf(token) : ofPortal ? actor.tenantId : ofRecord ? `${actor.tenantId}/${id}` : holder;
  const own: Named[] = extra.map((name) => ({
    name,
    of: whose(policyOf(name)),
    factor: actor.kind === 'visitor' ? 1 : factor,
  }));
  if (actor.kind === 'visitor') return own;
  const tenant: Named = { name: 'tenant', of: actor.tenantId, factor };
  if (!actor.scopes) return [...own, tenant];
  const base: Named = { name: route.operation.kind === 'query' ? 'key-read' : 'key-write', of: holder, factor };
  return [base, ...own, tenant];
}

/** Buckets are stored by a digest: a token itself is never stored. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** An IPv6 caller owns a whole /64, so that is what counts as one. */
export const networkOf = (ip: string) =>
  ip.includes(':') && !ip.includes('.') ? v6Groups(ip).slice(0, 4).join(':') : ip;

function v6Groups(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((half) => (half === '' ? [] : half.split(':'))) as [
    string[],
    string[],
  ];
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

function describe(name: PolicyName, factor: number): string {
  const { rate } = scaled(name, factor);
  return `"${name}";q=${Math.floor(rate * 60)};w=60`;
}

export function tooMany(refused: ReadonlyArray<{ take: { resetSeconds: number }; name: PolicyName }>): Refusal {
  const wait = Math.max(...refused.map(({ take }) => take.resetSeconds));
  const names = refused.map(({ name }) => name);
  return new Refusal(
    'rate_limited',
    words(`Too many requests. Wait ${wait} s.`, `Слишком много запросов. Подождите ${wait} с.`),
    {
      members: { 'violated-policies': names },
      headers: { 'Retry-After': String(wait) },
    },
  );
}
