import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { isEvery, toggled } from '../../../kit/table/selection.ts';
import { showUnit } from '../../../kit/units.ts';
import classes from './line-choice.module.css';
import { linesQuery } from './queries.ts';

interface LineChoiceProps {
  procurementId: string;
  /** Lines that documents are made of; all of them where none is named. */
  chosen: readonly string[];
  onChange(next: string[]): void;
}

/** All goods of a requisition, or the lines that are ticked. */
export function LineChoice({ procurementId, chosen, onChange }: LineChoiceProps) {
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const { data: lines = [], isPending } = useQuery({ ...linesQuery(procurementId), enabled: isOpen });
  const ids = lines.map(({ id }) => id);
  const held = new Set(chosen.length > 0 ? chosen : ids);
  const choose = (next: ReadonlySet<string>) => onChange(isEvery(next, ids) ? [] : [...next]);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text size="sm">
          {chosen.length === 0 ? say('All lines of the requisition', 'Все строки заявки') : said(chosen)}
        </Text>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say('Hide', 'Скрыть') : say('Choose lines', 'Выбрать строки')}
        </Button>
      </Group>
      {isOpen && !isPending && (
        <fieldset className={classes.lines} aria-label={say('Lines of the requisition', 'Строки заявки')}>
          <Checkbox
            label={say('All', 'Все')}
            checked={isEvery(held, ids)}
            indeterminate={held.size > 0 && !isEvery(held, ids)}
            disabled={isEvery(held, ids)}
            onChange={() => onChange([])}
          />
          {lines.map(({ id, name, quantity, uom }) => (
            <Checkbox
              key={id}
              label={`${name} — ${showQuantity(quantity, showUnit(uom))}`}
              checked={held.has(id)}
              // One at least: of nothing no document is made.
              disabled={held.size === 1 && held.has(id)}
              onChange={() => choose(toggled(held, id))}
            />
          ))}
        </fieldset>
      )}
    </Stack>
  );
}

const said = (chosen: readonly string[]) =>
  counted(chosen.length, ['line chosen', 'lines chosen'], ['строка выбрана', 'строки выбраны', 'строк выбрано']);
