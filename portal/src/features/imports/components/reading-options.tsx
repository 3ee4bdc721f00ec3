import { Checkbox, NumberInput, Select, Stack, Text } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { nounOf, type Place } from '../nouns.ts';
import type { ImportJob } from '../queries.ts';
import { encodings, type Parameters, readAnew } from '../reading-parameters.ts';
import type { useChangePreview } from '../use-preview.ts';

interface ReadingOptionsProps {
  place: Place;
  job: ImportJob;
  change: ReturnType<typeof useChangePreview>;
}

/** How the file is read; what is changed here reads it anew at once. */
export function ReadingOptions({ place, job, change }: ReadingOptionsProps) {
  const { format, sheets, sheet, headerRow, encoding, delimiter, parameters } = job;
  if (job.status === 'expired' || format === 'letter') return null;
  const isText = format === 'csv';
  const read = (changed: Partial<Parameters>) => change.mutate(readAnew(job, changed));
  return (
    <Stack gap="sm">
      <b>{say('How the file is read', 'Как прочитан файл')}</b>
      {sheets.length > 1 && (
        <Select
          label={say('Sheet', 'Лист')}
          allowDeselect={false}
          data={sheets}
          value={sheet}
          onChange={(value) => value && read({ sheet: value })}
        />
      )}
      <NumberInput
        key={headerRow}
        label={say('Row of the headings', 'Строка заголовков')}
        min={1}
        max={1000}
        defaultValue={headerRow ?? 1}
        onBlur={({ currentTarget }) => {
          const wanted = Number.parseInt(currentTarget.value, 10);
          if (wanted > 0 && wanted !== headerRow) read({ headerRow: wanted });
        }}
      />
      {isText && (
        <Select
          label={say('Encoding', 'Кодировка')}
          allowDeselect={false}
          data={encodings()}
          value={encoding}
          onChange={(value) => read({ encoding: value as NonNullable<Parameters['encoding']> })}
        />
      )}
      {isText && (
        <Select
          label={say('Delimiter', 'Разделитель столбцов')}
          allowDeselect={false}
          data={[
            { value: ';', label: say('semicolon', 'точка с запятой') },
            { value: ',', label: say('comma', 'запятая') },
            { value: '\t', label: say('tab', 'табуляция') },
          ]}
          value={delimiter}
          onChange={(value) => read({ delimiter: value as NonNullable<Parameters['delimiter']> })}
        />
      )}
      <Select
        label={say('Decimal separator', 'Дробная часть после')}
        data={[
          { value: ',', label: say('a comma: 148,50', 'запятой: 148,50') },
          { value: '.', label: say('a point: 148.50', 'точки: 148.50') },
        ]}
        placeholder={say('found by itself', 'определяется сама')}
        value={parameters.decimalSeparator ?? null}
        onChange={(value) => read({ decimalSeparator: value === null ? undefined : (value as ',' | '.') })}
        clearable
      />
      {nounOf(place).makesCategories && (
        <Checkbox
          label={say('Create missing categories', 'Создавать недостающие категории')}
          checked={parameters.createCategories ?? false}
          onChange={({ currentTarget }) => read({ createCategories: currentTarget.checked })}
        />
      )}
      <Text size="xs" c="dimmed">
        {say(
          'Nothing is written to the portal until you apply the import.',
          'В портал ничего не записывается, пока вы не примените импорт.',
        )}
      </Text>
    </Stack>
  );
}
