import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { areaNames } from '../../../shared/access/areas.ts';
import { accesses } from '../words.ts';
import { BilingualInput } from './bilingual-input.tsx';
import type { Manifest } from './queries.ts';

type Row = Manifest['dataTransfer'][number];

const emptyRow: Row = { entity: 'catalog', label: { en: '', ru: '' }, access: 'read', purpose: { en: '', ru: '' } };

/** Which data go where and what for: what a company reads before it agrees. */
export function TransferRows({ value, onChange }: { value: readonly Row[]; onChange(next: Row[]): void }) {
  const put = (at: number, next: Partial<Row>) =>
    onChange(value.map((row, place) => (place === at ? { ...row, ...next } : row)));
  return (
    <Stack gap="sm">
      <Text size="sm" fw={500}>
        {say('Data it exchanges', 'Какие данные передаёт')}
      </Text>
      {value.map((row, at) => (
        // A row is known by its place alone.
        <Stack key={at} gap="xs">
          <Group gap="xs" wrap="nowrap">
            <Select
              flex={1}
              allowDeselect={false}
              aria-label={say(`Area, row ${at + 1}`, `Раздел, строка ${at + 1}`)}
              value={row.entity}
              onChange={(entity) => put(at, { entity: entity as Row['entity'] })}
              data={Object.entries(areaNames).map(([area, name]) => ({ value: area, label: say(name) }))}
            />
            <Select
              flex={1}
              allowDeselect={false}
              aria-label={say(`Access, row ${at + 1}`, `Доступ, строка ${at + 1}`)}
              value={row.access}
              onChange={(access) => put(at, { access: access as Row['access'] })}
              data={Object.entries(accesses).map(([access, name]) => ({ value: access, label: say(name) }))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say(`Remove row ${at + 1}`, `Убрать строку ${at + 1}`)}
              onClick={() => onChange(value.filter((_, place) => place !== at))}
            >
              <Trash2 size={16} />
            </ActionIcon>
          </Group>
          <BilingualInput label={say('Data', 'Данные')} value={row.label} onChange={(label) => put(at, { label })} />
          <BilingualInput
            label={say('What for', 'Зачем')}
            value={row.purpose}
            onChange={(purpose) => put(at, { purpose })}
          />
        </Stack>
      ))}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} />}
          onClick={() => onChange([...value, emptyRow])}
        >
          {say('Data', 'Данные')}
        </Button>
      </Group>
    </Stack>
  );
}
