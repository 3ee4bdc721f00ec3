import { Select, type SelectProps } from '@mantine/core';
import { say } from '../../../kit/say.ts';

type Data = ReadonlyArray<
  { value: string; label: string } | { group: string; items: Array<{ value: string; label: string }> }
>;

interface RowSelectProps extends Omit<SelectProps, 'data' | 'value'> {
  data: Data;
  value?: string | null;
}

/** A choice in a row. What is stored and gone stays to be seen until another is chosen. */
export function RowSelect({ data, value = null, ...rest }: RowSelectProps) {
  const isKnown =
    !value ||
    data.some((one) => ('items' in one ? one.items.some((item) => item.value === value) : one.value === value));
  const gone = { value: value ?? '', label: say('no longer there', 'больше нет') };
  return (
    <Select
      searchable
      nothingFoundMessage={
        data.length === 0
          ? say('Nothing has been read from the tracker yet', 'Из трекера ещё ничего не прочитано')
          : say('Nothing found', 'Ничего не найдено')
      }
      {...rest}
      value={value || null}
      data={isKnown ? [...data] : [...data, gone]}
    />
  );
}
