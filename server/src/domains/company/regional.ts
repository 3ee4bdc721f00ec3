import type Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, currency, id, instant, integer, nullable, object, text, version } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { vatModes, vatRates } from '../../kernel/values/vat.ts';

const noBreakSpace = '\u00a0';
const narrowSpace = '\u202f';

export const numberFormat = object(
  {
    decimal: choice([',', '.'], 'Before the fraction'),
    group: choice([' ', noBreakSpace, narrowSpace, ',', '.', "'", ''], 'Between thousands; may be nothing'),
  },
  { title: 'How numbers are written' },
);

export const vatDefaults = object(
  { mode: choice(vatModes, 'Prices and VAT'), rate: choice(vatRates, 'VAT rate') },
  { title: 'VAT of new documents' },
);

/** How the company counts, and writes numbers and dates. Its identifier is the portal's. */
export const regional = entity({
  type: 'regional_settings',
  noun: words('Regional settings', 'Региональные настройки'),
  audience: 'business',
  displayName: 'locale',
  fields: {
    id: id(),
    currency: currency('Currency the company counts in'),
    locale: text(35, 'Locale, BCP 47', { examples: ['ru-RU'] }),
    timezone: text(64, 'Time zone of the IANA list; decides what today is', { examples: ['Europe/Moscow'] }),
    dateFormat: choice(['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'], 'How dates are written'),
    numberFormat,
    weekStart: integer('First day of the week, 0 is Sunday', { minimum: 0, maximum: 6 }),
    vatDefaults,
    csvDelimiter: choice([';', ',', '\t'], 'Between the cells of a CSV file'),
    fxSource: choice(['manual', 'cbr'], 'Where exchange rates come from: set by hand, or the Bank of Russia'),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['updated'],
});

export type Regional = Type.Static<typeof regional.view>;
