import { Combobox, InputBase, type InputBaseProps, Loader, Text, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { say } from '../say.ts';

export interface RecordOption {
  id: string;
  label: string;
  /** A second line: an article, an INN. */
  about?: string | undefined;
}

interface RecordSelectProps extends InputBaseProps {
  /** Names the kind in the cache. */
  kind: string;
  value: RecordOption | null;
  onChange(next: RecordOption | null): void;
  find(search: string, signal: AbortSignal): Promise<RecordOption[]>;
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
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const search = useDeferredValue((typed ?? '').trim());
  const { data: options = [], isFetching } = useQuery({
    queryKey: ['find', kind, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: combobox.dropdownOpened,
    placeholderData: (previous) => previous,
  });
  const field = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  const missed = isMissed ? say('Choose one from the list', 'Выберите из списка') : undefined;
  useEffect(() => field.current?.setCustomValidity(missed ?? ''), [missed]);
  const leave = () => {
    combobox.closeDropdown();
    setMissed(false);
    setTyped(undefined);
  };
  /** Words that name one record are it; others stay, so that nobody takes them for a choice. */
  const settle = () => {
    const words = typed?.trim();
    if (!words || words === value?.label) return leave();
    const named = options.filter(({ label }) => label.toLowerCase() === words.toLowerCase());
    combobox.closeDropdown();
    if (named.length !== 1) return setMissed(true);
    onChange(named[0] ?? null);
    leave();
  };
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (typed?.trim() && options.length > 0) selectFirstOption();
  }, [typed, options, selectFirstOption]);
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
          onChange={({ currentTarget }) => {
            setTyped((currentTarget as HTMLInputElement).value);
            setMissed(false);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={settle}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {options.map(({ id, label, about }) => (
            <Combobox.Option key={id} value={id}>
              <Text size="sm">{label}</Text>
              {about && (
                <Text size="xs" c="dimmed">
                  {about}
                </Text>
              )}
            </Combobox.Option>
          ))}
          {options.length === 0 && !isFetching && !onCreate && (
            <Combobox.Empty>{say('Nothing found', 'Ничего не найдено')}</Combobox.Empty>
          )}
          {onCreate && search.length > 1 && (
            <Combobox.Option value="$create">
              {say('Create', 'Создать')} «{search}»
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
