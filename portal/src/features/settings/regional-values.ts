import { showDatesAs, showInZone } from '../../kit/format.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { Regional } from '../../shared/regional/regional-query.ts';

/** What the form of regional settings shows: a choice has texts alone. */
export function regionalValues({ currency, fxSource, vatDefaults, timezone, locale, dateFormat, ...rest }: Regional) {
  const { numberFormat, csvDelimiter, weekStart, mapTilesUrl, mapTilesAttribution } = rest;
  return {
    ...{ currency, fxSource, vatDefaults, timezone, locale, dateFormat, numberFormat, csvDelimiter },
    weekStart: String(weekStart),
    mapTilesUrl: mapTilesUrl ?? '',
    mapTilesAttribution: mapTilesAttribution ?? '',
  };
}

export type RegionalValues = ReturnType<typeof regionalValues>;

/** From now on this page, too, shows days and times as was saved. */
export async function saveRegional(
  { weekStart, mapTilesUrl, mapTilesAttribution, ...values }: RegionalValues,
  version: number,
) {
  const tiles = { mapTilesUrl: mapTilesUrl.trim() || null, mapTilesAttribution: mapTilesAttribution.trim() || null };
  const body = { ...values, ...tiles, weekStart: Number(weekStart), version };
  const saved = await ask(api.PATCH('/api/v1/settings/regional', { body }));
  showInZone(saved.timezone);
  showDatesAs(saved.dateFormat);
  return saved;
}
