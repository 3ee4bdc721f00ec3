import { Combobox, Text } from '@mantine/core';
import { say } from '../say.ts';
import { optionNamed, type RecordOption } from './record-option.ts';

interface RecordOptionsProps {
  options: readonly RecordOption[];
  isFetching: boolean;
  /** What was typed, where a record can be made of it. */
  typed: string | undefined;
}

/** What the server has found, and a new record where one can be made. */
export function RecordOptions({ options, isFetching, typed = '' }: RecordOptionsProps) {
  // Whoever types a name that is there means that record.
  const isMissing = !isFetching && typed.length > 1 && optionNamed(typed, options) === undefined;
  return (
    <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={say('What was found', 'Найденное')}>
      {options.map(({ id, label, about }) => (
        <Combobox.Option key={id} value={id}>
          <Text size="sm">{label}</Text>
          {about && (
            <Text size="xs" opacity={0.85}>
              {about}
            </Text>
          )}
        </Combobox.Option>
      ))}
      {options.length === 0 && !isFetching && typed === '' && (
        <Combobox.Empty>{say('Nothing found', 'Ничего не найдено')}</Combobox.Empty>
      )}
      {isMissing && <Combobox.Option value="$create">{say(`Create “${typed}”`, `Создать «${typed}»`)}</Combobox.Option>}
    </Combobox.Options>
  );
}
