import { Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fields } from '../../../kit/form/fields.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { currencies, vatRateOptions } from '../regional-choices.ts';
import type { RegionalValues } from '../regional-values.ts';

interface MoneySettingsProps {
  form: UseFormReturnType<RegionalValues>;
  /** The currency that is saved: it stays among the choices. */
  currency: string;
}

/** In what the company counts, where rates come from, and the VAT of new documents. */
export function MoneySettings({ form, currency }: MoneySettingsProps) {
  return (
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
            data={currencies(currency)}
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
  );
}
