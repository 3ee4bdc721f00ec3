import { Combobox, InputBase, type InputBaseProps, Loader } from '@mantine/core';
import { say } from '../say.ts';
import { RecordOptions } from './record-options.tsx';
import { type RecordSearch, useRecordSearch } from './use-record-search.ts';

export interface RecordSelectProps extends InputBaseProps, RecordSearch {
  placeholder?: string;
  /** Offered when nothing fits: makes a record named as typed. */
  onCreate?: (typed: string) => void;
  name?: string;
  /** Within a popover, which a press beside it would close before the choice is heard. */
  inPlace?: true;
}

/** One record found by typing: the server searches, so it works over a million of them. */
export function RecordSelect({
  kind,
  value,
  onChange,
  find,
  onCreate,
  placeholder,
  name,
  inPlace,
  ...input
}: RecordSelectProps) {
  const { combobox, field, typed, search, options, isFetching, missed, type, settle, leave } = useRecordSearch({
    kind,
    value,
    onChange,
    find,
  });
  return (
    <Combobox
      store={combobox}
      withinPortal={!inPlace}
      onOptionSubmit={(id) => {
        if (id === '$create') onCreate?.(search);
        else onChange(options.find((option) => option.id === id) ?? null);
        leave();
      }}
    >
      <Combobox.Target>
        <InputBase
          {...input}
          ref={field}
          error={missed ?? input.error}
          name={name}
          value={typed ?? value?.label ?? ''}
          placeholder={placeholder ?? say('Start typing…', 'Начните вводить…')}
          rightSection={
            isFetching ? (
              <Loader size={14} />
            ) : value ? (
              <Combobox.ClearButton onClear={() => onChange(null)} aria-label={say('Clear', 'Очистить')} />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={value ? 'all' : 'none'}
          autoComplete="off"
          onChange={({ currentTarget }) => type((currentTarget as HTMLInputElement).value)}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={settle}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <RecordOptions options={options} isFetching={isFetching} typed={onCreate && search} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
