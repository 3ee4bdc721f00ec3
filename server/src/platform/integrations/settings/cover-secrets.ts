import { withValue } from './setting-fields.ts';

/** Settings with what may be shown of their secrets in the secrets' places. */
export const coverSecrets = (
  settings: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.entries(shown).reduce<Record<string, unknown>>((all, [path, mask]) => withValue(all, path, mask), {
    ...settings,
  });
