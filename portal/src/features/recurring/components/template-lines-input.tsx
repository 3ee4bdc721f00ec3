import { ActionIcon, Group } from '@mantine/core';
import { X } from 'lucide-react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { say } from '../../../kit/say.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import type { LineValues } from '../line-values.ts';

interface TemplateLinesInputProps {
  lines: readonly LineValues[];
  onChange(lines: LineValues[]): void;
}

/** How much of each is asked for, what is asked for no more, and what is added. */
export function TemplateLinesInput({ lines, onChange }: TemplateLinesInputProps) {
  return (
    <>
      {lines.map((line) => (
        <Group key={line.key} align="flex-end" wrap="nowrap">
          <DecimalInput
            style={{ flex: 1 }}
            label={line.name}
            value={line.quantity}
            onChange={(quantity) => onChange(lines.map((one) => (one === line ? { ...line, quantity } : one)))}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`${say('Remove', 'Убрать')}: ${line.name}`}
            onClick={() => onChange(lines.filter((one) => one !== line))}
          >
            <X size={16} />
          </ActionIcon>
        </Group>
      ))}
      <SelectOrMake
        of="item"
        label={say('Add from the catalog', 'Добавить из каталога')}
        value={null}
        onChange={(item) =>
          item &&
          onChange([
            ...lines,
            {
              ...{ key: `${item.id} ${lines.length}`, name: item.label, quantity: '1' },
              line: { catalogItemId: item.id },
            },
          ])
        }
      />
    </>
  );
}
