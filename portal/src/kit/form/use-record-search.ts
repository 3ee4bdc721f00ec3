import { useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { say } from '../say.ts';
import { optionNamed, type RecordOption } from './record-option.ts';

export interface RecordSearch {
  /** Names the kind in the cache. */
  kind: string;
  value: RecordOption | null;
  onChange(next: RecordOption | null): void;
  find(search: string, signal: AbortSignal): Promise<RecordOption[]>;
}

/** What is typed into a field of one record, what the server found for it, and what becomes of it once the field is left. */
export function useRecordSearch({ kind, value, onChange, find }: RecordSearch) {
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
    const named = optionNamed(words, options);
    combobox.closeDropdown();
    if (!named) return setMissed(true);
    onChange(named);
    leave();
  };
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (typed?.trim() && options.length > 0) selectFirstOption();
  }, [typed, options, selectFirstOption]);
  const type = (next: string) => {
    setTyped(next);
    setMissed(false);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  return { combobox, field, typed, search, options, isFetching, missed, type, settle, leave };
}
