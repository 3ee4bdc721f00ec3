import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from './hotkeys.ts';
import { say } from './say.ts';

/** The search of a list: `/` leads to it, what is typed is asked for after a pause. */
export function SearchInput({
  value,
  onSearch,
  placeholder,
}: {
  value: string | undefined;
  onSearch(next: string | undefined): void;
  placeholder: string;
}) {
  const [typed, setTyped] = useState(value ?? '');
  const input = useRef<HTMLInputElement>(null);
  useKeys({ Slash: () => input.current?.focus() });
  // What is typed on while the list answers is not taken back; only a search that came from elsewhere is shown.
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value ?? '');
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim() === '' ? undefined : typed.trim();
    if (wanted === value || wanted?.length === 1) return;
    const later = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, 250);
    return () => clearTimeout(later);
  }, [typed, value, onSearch]);
  return (
    <TextInput
      ref={input}
      type="search"
      w={300}
      maw="100%"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      leftSection={<Search size={16} />}
      placeholder={placeholder}
      aria-label={`${placeholder} ${say('(key /)', '(клавиша /)')}`}
    />
  );
}
