import { Group, Textarea, TextInput } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Bilingual } from './manifest-model.ts';

interface BilingualInputProps {
  label: string;
  value: Bilingual;
  onChange(next: Bilingual): void;
  error?: ((language: keyof Bilingual) => string | undefined) | undefined;
  long?: boolean;
}

/** A text of a listing in both languages, side by side. */
export function BilingualInput({ label, value, onChange, error, long }: BilingualInputProps) {
  const one = (language: keyof Bilingual, name: string) => {
    const common = {
      label: `${label}, ${name}`,
      value: value[language],
      error: error?.(language),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ ...value, [language]: currentTarget.value }),
    };
    return long ? <Textarea {...common} autosize minRows={3} maxRows={12} /> : <TextInput {...common} />;
  };
  return (
    <Group grow align="flex-start">
      {one('ru', say('in Russian', 'по-русски'))}
      {one('en', say('in English', 'по-английски'))}
    </Group>
  );
}
