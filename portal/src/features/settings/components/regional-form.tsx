import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { Fields } from '../../../kit/form/fields.tsx';
import { showDatesAs, showInZone } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type Regional, regionalQuery } from '../../../shared/regional/regional.ts';
import { useMay } from '../../../shared/session/me.ts';
import { currencies, groupSeparators, vatRateOptions, zones } from '../regional-choices.ts';
import { useRecordForm } from '../use-record-form.ts';
import { RecordForm } from './record-form.tsx';

export function RegionalForm({ regional }: { regional: Regional }) {
  const mayChange = useMay()('company_settings.update');
  const state = useRecordForm({ kept: regional, queryKey: regionalQuery.queryKey, valuesOf, save });
  const { form } = state;
  const { decimal, group } = form.values.numberFormat;
  return (
    <RecordForm state={state} mayChange={mayChange}>
      <Section title={say('Money', 'Деньги')}>
        <Stack gap="md">
          <Fields>
            <Select
              label={say('Company currency', 'Валюта учёта')}
              description={say(
                'Can change only while nothing is priced yet.',
                'Сменить можно, только пока в портале нет цен.',
              )}
              searchable
              allowDeselect={false}
              data={currencies(regional.currency)}
              {...form.getInputProps('currency')}
            />
            <Select
              label={say('Exchange rates', 'Курсы валют')}
              description={say('Where rates come from.', 'Откуда брать курсы.')}
              allowDeselect={false}
              data={[
                { value: 'cbr', label: say('Bank of Russia, daily', 'Банк России, ежедневно') },
                { value: 'manual', label: say('Set by hand', 'Вводят вручную') },
              ]}
              {...form.getInputProps('fxSource')}
            />
          </Fields>
          <Fields>
            <Select
              label={say('VAT of new documents', 'НДС в новых документах')}
              allowDeselect={false}
              data={[
                { value: 'included', label: say('prices include VAT', 'цены с НДС') },
                { value: 'excluded', label: say('VAT on top of prices', 'НДС сверх цены') },
                { value: 'none', label: say('without VAT', 'без НДС') },
              ]}
              {...form.getInputProps('vatDefaults.mode')}
            />
            <Select
              label={say('VAT rate', 'Ставка НДС')}
              allowDeselect={false}
              data={vatRateOptions()}
              {...form.getInputProps('vatDefaults.rate')}
            />
          </Fields>
        </Stack>
      </Section>
      <Section title={say('Time and formats', 'Время и форматы')}>
        <Stack gap="md">
          <Fields>
            <Select
              label={say('Time zone', 'Часовой пояс')}
              description={say('Determines what “today” means.', 'Определяет, какой сегодня день.')}
              searchable
              allowDeselect={false}
              data={zones(regional.timezone)}
              {...form.getInputProps('timezone')}
            />
            <Select
              label={say('Language and region', 'Язык и регион')}
              description={say('For documents and emails.', 'Для документов и писем.')}
              allowDeselect={false}
              data={locales(regional.locale)}
              {...form.getInputProps('locale')}
            />
          </Fields>
          <Fields>
            <Select
              label={say('Dates', 'Даты')}
              allowDeselect={false}
              data={dateFormats}
              {...form.getInputProps('dateFormat')}
            />
            <Select
              label={say('Between thousands', 'Между тысячами')}
              allowDeselect={false}
              data={groupSeparators()}
              {...form.getInputProps('numberFormat.group')}
              error={form.errors.numberFormat}
            />
            <Select
              label={say('Before the fraction', 'Перед дробной частью')}
              description={`1${group}234${group}567${decimal}89`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              allowDeselect={false}
              data={[
                { value: ',', label: say('comma', 'запятая') },
                { value: '.', label: say('point', 'точка') },
              ]}
              {...form.getInputProps('numberFormat.decimal')}
            />
            <Select
              label={say('CSV delimiter', 'Разделитель в файлах CSV')}
              allowDeselect={false}
              data={[
                { value: ';', label: say('semicolon', 'точка с запятой') },
                { value: ',', label: say('comma', 'запятая') },
                { value: '\t', label: say('tab', 'табуляция') },
              ]}
              {...form.getInputProps('csvDelimiter')}
            />
          </Fields>
          <div>
            <Text size="sm" fw={500} mb={4}>
              {say('The week begins on', 'Неделя начинается с')}
            </Text>
            <SegmentedControl
              aria-label={say('The week begins on', 'Неделя начинается с')}
              disabled={!mayChange}
              data={[
                { value: '1', label: say('Monday', 'понедельника') },
                { value: '0', label: say('Sunday', 'воскресенья') },
                { value: '6', label: say('Saturday', 'субботы') },
              ]}
              {...form.getInputProps('weekStart')}
            />
          </div>
        </Stack>
      </Section>
    </RecordForm>
  );
}

const dateFormats = [
  { value: 'dd.MM.yyyy', label: '31.12.2026' },
  { value: 'dd/MM/yyyy', label: '31/12/2026' },
  { value: 'MM/dd/yyyy', label: '12/31/2026' },
  { value: 'yyyy-MM-dd', label: '2026-12-31' },
];

const locales = (current: string) => [
  { value: 'ru-RU', label: say('Russian, Russia', 'Русский, Россия') },
  { value: 'en-US', label: say('English, United States', 'Английский, США') },
  { value: 'en-GB', label: say('English, United Kingdom', 'Английский, Великобритания') },
  { value: 'kk-KZ', label: say('Kazakh, Kazakhstan', 'Казахский, Казахстан') },
  { value: 'be-BY', label: say('Belarusian, Belarus', 'Белорусский, Беларусь') },
  ...(['ru-RU', 'en-US', 'en-GB', 'kk-KZ', 'be-BY'].includes(current) ? [] : [{ value: current, label: current }]),
];

function valuesOf({ currency, fxSource, vatDefaults, timezone, locale, dateFormat, ...rest }: Regional) {
  const { numberFormat, csvDelimiter, weekStart } = rest;
  return {
    ...{ currency, fxSource, vatDefaults, timezone, locale, dateFormat, numberFormat, csvDelimiter },
    weekStart: String(weekStart),
  };
}

async function save({ weekStart, ...values }: ReturnType<typeof valuesOf>, version: number) {
  const body = { ...values, weekStart: Number(weekStart), version };
  const saved = await ask(api.PATCH('/api/v1/settings/regional', { body }));
  showInZone(saved.timezone);
  showDatesAs(saved.dateFormat);
  return saved;
}
