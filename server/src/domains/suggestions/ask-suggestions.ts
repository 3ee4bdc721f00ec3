import type { Call } from '../../kernel/integrations/call.ts';
import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { SuggestionsPort } from '../../kernel/integrations/ports/suggestions.ts';
import type { Steps } from '../../kernel/operation.ts';
import { askPort } from '../../platform/integrations/ask-port.ts';

/** Whoever may look at counterparties may look for one. */
export const asks = { permission: 'counterparties.read', scope: ['counterparties.read', 'suppliers.read'] } as const;

export type AskSuggestions = ReturnType<typeof askSuggestions>;

/** Asks the installed provider, or remembers what it answered to the same question a few minutes ago. */
export function askSuggestions(connectors: readonly AnyConnector[]) {
  const provider = askPort<SuggestionsPort>(connectors, 'suggestions', asks);
  const recent = recentAnswers({ keepMs: 10 * 60_000, most: 5_000 });

  return async function ask<T>(
    steps: Steps,
    question: readonly [kind: string, ...what: unknown[]],
    work: (port: SuggestionsPort, call: Call) => Promise<T>,
  ): Promise<{ source: string; found: T }> {
    const connection = await provider.open(steps);
    const { tenantId, installationId, configVersion, settings, slug } = connection;
    const key = [tenantId, installationId, configVersion, settings.count, settings.regionFilter, ...question];
    return { source: slug, found: await recent(key, () => provider.ask(steps, connection, work)) };
  };
}

/** What a provider answered lately. Kept by this process alone, under keys that begin with the portal. */
function recentAnswers({ keepMs, most }: { keepMs: number; most: number }) {
  const held = new Map<string, { until: number; answer: unknown }>();

  return async function recent<T>(key: readonly unknown[], ask: () => Promise<T>): Promise<T> {
    const name = JSON.stringify(key);
    const known = held.get(name);
    if (known && known.until > Date.now()) return known.answer as T;
    const answer = await ask();
    held.delete(name);
    if (held.size >= most) held.delete(held.keys().next().value as string);
    held.set(name, { until: Date.now() + keepMs, answer });
    return answer;
  };
}
