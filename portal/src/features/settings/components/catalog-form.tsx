import { Radio, Stack, Switch } from '@mantine/core';
import { Fields } from '../../../kit/form/fields.tsx';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type CatalogSettings, catalogSettingsQuery } from '../queries.ts';
import { useRecordForm } from '../use-record-form.ts';
import { DecimalField } from './decimal-field.tsx';
import { RecordForm } from './record-form.tsx';

type Policy = CatalogSettings['nomenclatureSavePolicy'];

export function CatalogForm({ settings }: { settings: CatalogSettings }) {
  const mayChange = useMay()('company_settings.update');
  const state = useRecordForm({
    kept: settings,
    queryKey: catalogSettingsQuery.queryKey,
    valuesOf: ({ nomenclatureSavePolicy, allowNegativeStock, priceAlertPct }: CatalogSettings) => ({
      nomenclatureSavePolicy,
      allowNegativeStock,
      priceAlertPct,
    }),
    save: (values, version) => ask(api.PATCH('/api/v1/settings/catalog', { body: { ...values, version } })),
  });
  const { form } = state;
  return (
    <RecordForm state={state} mayChange={mayChange}>
      <Section
        title={say('When a line becomes an item of the catalog', 'Когда строка становится позицией каталога')}
        about={say(
          'Applies to future lines; lines already saved are not reviewed.',
          'Действует на то, что будет потом: уже сохранённые строки не пересматриваются.',
        )}
      >
        <Radio.Group
          aria-label={say('When a line becomes an item', 'Когда строка становится позицией')}
          {...form.getInputProps('nomenclatureSavePolicy')}
        >
          <Stack gap="md">
            {(Object.keys(policies) as Policy[]).map((policy) => (
              <Radio
                key={policy}
                value={policy}
                label={say(policies[policy].name)}
                description={say(policies[policy].about)}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Section>
      <Section title={say('Stock and prices', 'Остатки и цены')}>
        <Stack gap="md">
          <Switch
            label={say('Stock may go below zero', 'Остаток может быть отрицательным')}
            description={say(
              'More may be written off or moved than the portal knows to be there.',
              'Списать или переместить можно больше, чем числится на складе.',
            )}
            {...form.getInputProps('allowNegativeStock', { type: 'checkbox' })}
          />
          <Fields>
            <DecimalField
              label={say('Flag price increases over, %', 'Отмечать рост цены на, %')}
              {...form.getInputProps('priceAlertPct')}
            />
          </Fields>
        </Stack>
      </Section>
    </RecordForm>
  );
}

const policies: Readonly<Record<Policy, { name: Words; about: Words }>> = {
  SUPPLIER_QUOTES_ALL: {
    name: words('As soon as a supplier has quoted it', 'Как только поставщик дал на неё цену'),
    about: words(
      'Every quoted line is in the catalog, with the price and who offers it. The catalog grows fastest.',
      'Каждая строка предложения попадает в каталог вместе с ценой и поставщиком. Каталог растёт быстрее всего.',
    ),
  },
  ACCEPTED_QUOTE_LINES_ONLY: {
    name: words('When a quote for it is chosen', 'Когда предложение по ней выбрано'),
    about: words(
      'Only what is really bought is in the catalog, at the chosen price.',
      'В каталоге только то, что действительно покупают, по выбранной цене.',
    ),
  },
  ALL_PR_IMPORTED_AND_MANUAL_ITEMS: {
    name: words('When a requisition names it', 'Когда она появилась в заявке'),
    about: words(
      'Lines typed in or imported become items at once, before anybody is asked for a price.',
      'Введённые и загруженные строки становятся позициями сразу, ещё до запроса цен.',
    ),
  },
};
