import { useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findPeople } from '../people/find-people.ts';
import { useMay } from '../session/me.ts';
import { mentionAt, type Named, withMention } from './mention-at.ts';

export interface Written {
  text: string;
  people: readonly Named[];
}

/** Names offered while one is typed after `@` in a text. */
export function useMentions({ text, people }: Written, onChange: (next: Written) => void) {
  const may = useMay();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [dismissed, setDismissed] = useState<string>();
  const sought = may('users.read') ? mentionAt(text, caret, people) : undefined;
  const { data: options = [] } = useQuery({
    queryKey: ['find', 'people', sought?.search],
    queryFn: ({ signal }) => findPeople(sought?.search ?? '', signal),
    enabled: sought !== undefined,
    placeholderData: (before) => before,
  });
  const isOpen = sought !== undefined && options.length > 0 && dismissed !== text;
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: (opened) => !opened && setDismissed(text) });
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (isOpen && options.length > 0) selectFirstOption();
  }, [isOpen, options, selectFirstOption]);

  const placed = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (placed.current === undefined || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(placed.current, placed.current);
    placed.current = undefined;
  });

  const choose = (id: string) => {
    const chosen = options.find((option) => option.id === id);
    if (!chosen || !sought) return;
    const person = { id, name: chosen.label };
    const next = withMention(text, sought, person);
    placed.current = next.caret;
    setCaret(next.caret);
    onChange({ text: next.text, people: [...people.filter((one) => one.id !== id), person] });
  };
  return { field, combobox, isOpen, options, choose, setCaret };
}
