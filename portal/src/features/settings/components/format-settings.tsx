import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fields } from '../../../kit/form/fields.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { Regional } from '../../../shared/regional/regional-query.ts';
import { dateFormats, groupSeparators, locales, zones } from '../regional-choices.ts';
import type { RegionalValues } from '../regional-values.ts';

interface FormatSettingsProps {
  form: UseFormReturnType<RegionalValues>;
  /** What is saved: it stays among the choices. */
  regional: Regional;
  mayChange: boolean;
}

/** By which clocks, and how days and numbers are written. */
export function FormatSettings({ form, regional, mayChange }: FormatSettingsProps) {
  const { decimal, group } = form.values.numberFormat;
  return (
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
  );
}
