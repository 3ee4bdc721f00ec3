import type { Call } from '../../kernel/integrations/call.ts';
import type { BatchReport } from '../../kernel/integrations/ports/messenger.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { ask, refusedPlaces } from './ask-wazzup.ts';
import type { WazzupSettings } from './settings.ts';

interface Item {
  id: string;
}

const most = 100;

/**
 * Writes records a hundred at a time, each once: a double in one request breaks it. One bad record has the whole request refused, so
 * the bad ones are taken out and the rest goes again.
 */
export async function pushBatch(
  call: Call<WazzupSettings>,
  what: 'users' | 'contacts' | 'deals',
  items: readonly Item[],
): Promise<BatchReport> {
  const report: BatchReport = { pushed: [], refused: [] };
  const single = [...new Map(items.map((item) => [item.id, item])).values()];
  for (let at = 0; at < single.length; at += most) await push(call, what, single.slice(at, at + most), report);
  return report;
}

async function push(call: Call<WazzupSettings>, what: string, items: readonly Item[], report: BatchReport) {
  if (items.length === 0) return;
  try {
    await ask(call, {
      class: 'idempotent-write',
      method: 'POST',
      path: `/${what}`,
      operation: `${what}.push`,
      body: items,
    });
    report.pushed.push(...items.map(({ id }) => id));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'validation' || error.status === 403) throw error;
    await withoutBad(call, what, items, error, report);
  }
}

/** By the places that Wazzup names; by halves where it names none. */
async function withoutBad(
  call: Call<WazzupSettings>,
  what: string,
  items: readonly Item[],
  error: ProviderError,
  report: BatchReport,
) {
  const named = new Set(items.length === 1 ? [0] : refusedPlaces(error));
  const bad = items.filter((_, place) => named.has(place));
  report.refused.push(...bad.map(({ id }) => ({ id, reason: error.detail })));
  if (bad.length > 0)
    return push(
      call,
      what,
      items.filter((_, place) => !named.has(place)),
      report,
    );
  const half = Math.ceil(items.length / 2);
  await push(call, what, items.slice(0, half), report);
  await push(call, what, items.slice(half), report);
}
