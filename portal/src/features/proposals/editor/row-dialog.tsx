import { Autocomplete, Button, Group, Modal, Select, SimpleGrid, Stack } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { proposalRow as noun } from '../../../../../nouns/proposal-row.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName } from '../model/columns.ts';
import { inGroup, removed, withRow } from '../model/rows.ts';
import { choicesOfCell } from '../words.ts';
import { RowFields } from './row-fields.tsx';
import { RowFigures } from './row-figures.tsx';

interface RowDialogProps {
  hold: SheetHold;
  rowKey: string;
  readOnly: boolean;
  onClose(): void;
}

/** All of a row, with what has no column: its group and its supplier. What is typed stands in the table at once. */
export function RowDialog({ hold, rowKey, readOnly, onClose }: RowDialogProps) {
  const { sheet, columns, seesCosts, act } = hold;
  const row = sheet.rows.find(({ key }) => key === rowKey);
  if (!row) return null;
  const groups = [...new Map(sheet.rows.map(({ group, groupKey }) => [group, groupKey]))];
  const choose = (name: CellName, text: string | null) =>
    text !== null && act({ kind: 'cell', key: rowKey, name, text });
  return (
    <Modal
      opened
      onClose={onClose}
      title={row.name || say('Row', 'Строка')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <RowFields hold={hold} row={row} readOnly={readOnly} />
        <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
          {(['lineType', 'vatRate'] as const)
            .filter((name) => columns.cells.includes(name))
            .map((name) => (
              <Select
                key={name}
                label={labelOf(noun, name)}
                data={choicesOfCell(name)}
                allowDeselect={false}
                disabled={readOnly}
                value={row[name]}
                onChange={(next) => choose(name, next)}
              />
            ))}
        </SimpleGrid>
        {seesCosts && (
          <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
            <Autocomplete
              label={labelOf(noun, 'groupLabel')}
              data={groups.map(([group]) => group).filter(Boolean)}
              maxLength={255}
              disabled={readOnly}
              defaultValue={row.group}
              onBlur={({ currentTarget: { value } }) => {
                const group = value.trim();
                const groupKey = groups.find(([name]) => name === group)?.[1] ?? null;
                if (group !== row.group)
                  act({ kind: 'rows', rows: (rows) => inGroup(rows, rowKey, { group, groupKey }) });
              }}
            />
            <Autocomplete
              label={labelOf(noun, 'supplierName')}
              data={[...new Set(sheet.rows.map(({ supplierName }) => supplierName).filter(Boolean))]}
              maxLength={255}
              disabled={readOnly}
              value={row.supplierName}
              onChange={(supplierName) =>
                act({ kind: 'rows', rows: (rows) => withRow(rows, rowKey, { supplierName }) })
              }
            />
          </SimpleGrid>
        )}
        <RowFigures hold={hold} rowKey={rowKey} />
        <Group justify="space-between">
          <Button onClick={onClose}>{say('Done', 'Готово')}</Button>
          {!readOnly && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<Trash2 size={16} />}
              onClick={() => {
                act({ kind: 'rows', rows: (rows) => removed(rows, rowKey) });
                onClose();
              }}
            >
              {say('Remove', 'Удалить')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
