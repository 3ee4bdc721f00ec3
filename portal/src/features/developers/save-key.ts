import { showDay, shownZone } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { instantAt, wallTime } from '../../kit/zoned-time.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { ApiKey } from './key-queries.ts';

const days: Readonly<Record<string, number>> = { month: 30, quarter: 90, year: 365 };

/** How long a key lives, as the form offers it. */
export const expiries = (apiKey: ApiKey | undefined) => [
  ...(apiKey
    ? [
        {
          value: 'kept',
          label: apiKey.expiresAt
            ? say(`Until ${showDay(apiKey.expiresAt)}, as now`, `До ${showDay(apiKey.expiresAt)}, как сейчас`)
            : say('Without end, as now', 'Бессрочно, как сейчас'),
        },
      ]
    : []),
  { value: 'month', label: say('30 days', '30 дней') },
  { value: 'quarter', label: say('90 days', '90 дней') },
  { value: 'year', label: say('A year', 'Год') },
  { value: 'day', label: say('Until a day', 'До даты') },
  { value: 'never', label: say('Without end', 'Бессрочно') },
];

/** The instant a key ends at: null never, undefined as it is. */
export function expiryOf(expiry: string, day: string, now = Date.now()): string | null | undefined {
  if (expiry === 'kept') return undefined;
  if (expiry === 'never') return null;
  if (expiry === 'day') return endOf(day);
  return new Date(now + (days[expiry] ?? 365) * 86_400_000).toISOString();
}

/** The last second of a day by the clocks of the portal, wherever the person is. */
const endOf = (day: string) =>
  new Date(Date.parse(instantAt(`${day}T23:59`, shownZone()) ?? '') + 59_000).toISOString();

/** The day a key ends on, as an input of days holds it. */
export const lastDayOf = (apiKey: ApiKey | undefined) => wallTime(apiKey?.expiresAt, shownZone()).slice(0, 10);

interface KeyInput extends Pick<ApiKey, 'name' | 'scopes' | 'allowedCidrs' | 'requireIfMatch' | 'writesWait'> {
  expiresAt: string | null | undefined;
}

/** A new key with its secret, or a known one changed. */
export async function saveKey(
  apiKey: ApiKey | undefined,
  { expiresAt, ...values }: KeyInput,
): Promise<{ name: string; secret?: string }> {
  const body = { ...values, ...(expiresAt !== undefined && { expiresAt }) };
  if (!apiKey) return ask(api.POST('/api/v1/api-keys', { body }));
  const { id, version } = apiKey;
  return ask(api.PATCH('/api/v1/api-keys/{id}', { params: { path: { id } }, body: { ...body, version } }));
}
