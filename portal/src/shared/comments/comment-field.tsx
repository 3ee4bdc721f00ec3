import { Combobox, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { RecordOptions } from '../../kit/form/record-options.tsx';
import { say } from '../../kit/say.ts';
import { useMentions, type Written } from './use-mentions.ts';

interface CommentFieldProps {
  written: Written;
  onChange(next: Written): void;
  onSend(): void;
  onCancel?: (() => void) | undefined;
  autoFocus?: boolean;
}

/** The text of a comment; after `@` names are offered: arrows, Enter and Escape as in any list of choices. */
export function CommentField({ written, onChange, onSend, onCancel, autoFocus }: CommentFieldProps) {
  const { field, combobox, isOpen, options, choose, setCaret } = useMentions(written, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
    if (event.key === 'Escape' && !isOpen) onCancel?.();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withKeyboardNavigation={isOpen} withExpandedAttribute={isOpen}>
        <Textarea
          ref={field}
          label={say('Comment', 'Комментарий')}
          placeholder={say('@ mentions a colleague, Ctrl+Enter sends', '@ — упомянуть коллегу, Ctrl+Enter — отправить')}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={10_000}
          autoFocus={autoFocus}
          value={written.text}
          onChange={({ currentTarget }) => {
            setCaret(currentTarget.selectionStart);
            onChange({ ...written, text: currentTarget.value });
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <RecordOptions options={options} isFetching={false} typed={undefined} />
      </Combobox.Dropdown>
    </Combobox>
  );
}
