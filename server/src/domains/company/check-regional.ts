import type { RegionalSettings } from '../../../../nouns/regional-settings.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { isTimeZone } from '../../kernel/values/is-time-zone.ts';
import { vatRateValidOn } from '../../kernel/values/vat.ts';
import { mapTilesFaults } from './map-tiles-faults.ts';
import type { RegionalInput } from './regional.input.ts';

/** Refuses what the runtime does not know or the day does not allow; the locale comes back in its canonical form. */
export function checkRegional(before: RegionalSettings, given: RegionalInput): RegionalInput {
  const locale = given.locale === undefined ? undefined : canonicalLocale(given.locale);
  const zoneKnown = given.timezone === undefined || isTimeZone(given.timezone);
  const { decimal, group } = { ...before.numberFormat, ...given.numberFormat };
  const rate = given.vatDefaults?.rate;
  const errors: FieldError[] = [];
  if (locale === null)
    errors.push(fieldError('/locale', 'unknown_locale', words('is no known locale', 'неизвестный язык и регион')));
  if (!zoneKnown)
    errors.push(fieldError('/timezone', 'unknown_timezone', words('is no known zone', 'неизвестный часовой пояс')));
  if (decimal === group)
    errors.push(
      fieldError('/numberFormat', 'same_separators', words('separators are the same', 'разделители совпадают')),
    );
  if (rate && zoneKnown && !vatRateValidOn(rate, dayIn(given.timezone ?? before.timezone)))
    errors.push(
      fieldError(
        '/vatDefaults/rate',
        'vat_rate_not_valid_on_date',
        words('is not charged today', 'сегодня не применяется'),
      ),
    );
  errors.push(...mapTilesFaults(before, given));
  if (errors.length > 0) throw invalid(errors);
  return locale ? { ...given, locale } : given;
}

function canonicalLocale(text: string): string | null {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text)[0] ?? null;
  } catch {
    return null;
  }
}
