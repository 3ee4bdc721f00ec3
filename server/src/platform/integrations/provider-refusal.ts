import { isLasting, type ProviderError } from '../../kernel/integrations/provider.ts';
import { brokenRule, Refusal, refuse } from '../../kernel/problems/errors.ts';
import type { ProblemCode } from '../../kernel/problems/problems.ts';

/** What an operation that asks a provider may be refused with. */
export const providerRefusals = [
  'installation_not_ready',
  'integration_disabled',
  'business_rule_violated',
  'quota_exceeded',
  'upstream_error',
  'test_portal_stays_inside',
] as const satisfies readonly ProblemCode[];

/** A provider's refusal, for the person who waits for the answer. `providerKind` distinguishes faults that share a code. */
export function refusalOf({ kind, detail, retryAfterMs }: ProviderError): Refusal {
  const members = { providerKind: kind };
  if (kind === 'stays_inside') return refuse('test_portal_stays_inside', detail);
  if (isLasting(kind)) return new Refusal('installation_not_ready', detail, { members });
  if (kind === 'quota') return new Refusal('quota_exceeded', detail, { members });
  if (kind === 'validation' || kind === 'conflict') return brokenRule('provider_refused', detail, members);
  if (kind !== 'rate_limited') return new Refusal('upstream_error', detail, { members });
  const headers = { 'Retry-After': String(Math.ceil((retryAfterMs ?? 1_000) / 1_000)) };
  return new Refusal('rate_limited', detail, { members: { ...members, 'violated-policies': ['provider'] }, headers });
}
