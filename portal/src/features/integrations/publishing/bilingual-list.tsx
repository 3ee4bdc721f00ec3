import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Bilingual } from './manifest-model.ts';

interface BilingualListProps {
  label: string;
  value: readonly Bilingual[];
  onChange(next: Bilingual[]): void;
}

/** Points of a listing in both languages. */
export function BilingualList({ label, value, onChange }: BilingualListProps) {
  const put = (at: number, next: Bilingual) => onChange(value.map((row, place) => (place === at ? next : row)));
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {value.map((row, at) => (
        // A row is known by its place alone.
        <Group key={at} gap="xs" wrap="nowrap">
          {(['ru', 'en'] as const).map((language) => (
            <TextInput
              key={language}
              flex={1}
              aria-label={`${label}, ${at + 1}, ${language}`}
              placeholder={language === 'ru' ? 'по-русски' : 'in English'}
              value={row[language]}
              onChange={({ currentTarget }) => put(at, { ...row, [language]: currentTarget.value })}
            />
          ))}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={say(`Remove row ${at + 1}`, `Убрать строку ${at + 1}`)}
            onClick={() => onChange(value.filter((_, place) => place !== at))}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} />}
          onClick={() => onChange([...value, { en: '', ru: '' }])}
        >
          {say('Point', 'Пункт')}
        </Button>
      </Group>
    </Stack>
  );
}
