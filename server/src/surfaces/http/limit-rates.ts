import type { FastifyReply } from 'fastify';
import type { Actor } from '../../kernel/actor.ts';
import { Refusal, words } from '../../kernel/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { PolicyName } from '../../platform/rate-limits/policies.ts';
import { type RateLimiter, scaled } from '../../platform/rate-limits/rate-limiter.ts';

/** Takes a token of every policy a request falls under, and says in headers what is left. */
export async function limitRates(limiter: RateLimiter, route: Route, actor: Actor, reply: FastifyReply) {
  if (!limiter.enabled) return;
  const named = policiesOf(route, actor);
  const takes = await Promise.all(named.map(({ name, of, factor }) => limiter.take(name, of, factor)));
  if (actor.scopes) {
    reply.header('RateLimit-Policy', named.map(({ name, factor }) => describe(name, factor)).join(', '));
    const [first] = takes;
    if (first) reply.header('RateLimit', `"${named[0]?.name}";r=${first.remaining};t=${first.resetSeconds}`);
  }
  const refused = takes.flatMap((take, index) =>
    take.allowed ? [] : [{ take, name: named[index]?.name as PolicyName }],
  );
  if (refused.length > 0) throw tooMany(refused);
}

interface Named {
  name: PolicyName;
  of: string;
  factor: number;
}

function policiesOf(route: Route, actor: Actor): Named[] {
  const extra = (route.options.policies ?? []) as PolicyName[];
  const factor = actor.credential?.rateFactor ?? 1;
  const holder = actor.kind === 'visitor' ? (actor.ip ?? '') : (actor.throughId ?? actor.userId ?? actor.tenantId);
  const own: Named[] = extra.map((name) => ({ name, of: holder, factor: actor.kind === 'visitor' ? 1 : factor }));
  if (actor.kind === 'visitor') return own;
  const tenant: Named = { name: 'tenant', of: actor.tenantId, factor };
  if (!actor.scopes) return [...own, tenant];
  const base: Named = { name: route.operation.kind === 'query' ? 'key-read' : 'key-write', of: holder, factor };
  return [base, ...own, tenant];
}

function describe(name: PolicyName, factor: number): string {
  const { rate } = scaled(name, factor);
  return `"${name}";q=${Math.floor(rate * 60)};w=60`;
}

function tooMany(refused: ReadonlyArray<{ take: { resetSeconds: number }; name: PolicyName }>): Refusal {
  const wait = Math.max(...refused.map(({ take }) => take.resetSeconds));
  const names = refused.map(({ name }) => name);
  return new Refusal(
    'rate_limited',
    words(
      `Over the limit of ${names.join(', ')}. Wait ${wait} s.`,
      `Превышен предел ${names.join(', ')}. Подождите ${wait} с.`,
    ),
    {
      members: { 'violated-policies': names },
      headers: { 'Retry-After': String(wait) },
    },
  );
}
