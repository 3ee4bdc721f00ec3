import { SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import { proposalRow as noun } from '../../../../../nouns/proposal-row.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { UnitInput } from '../../../kit/form/unit-input.tsx';
import { say } from '../../../kit/say.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName } from '../model/columns.ts';
import { withRow } from '../model/rows.ts';
import type { SheetRow } from '../model/sheet.ts';
import { faultOf } from '../model/unreadable.ts';
import { cellName, partHint } from '../words.ts';

interface RowFieldsProps {
  hold: SheetHold;
  row: SheetRow;
  readOnly: boolean;
}

const figures: readonly CellName[] = ['unitCost', 'markup', 'commission', 'unitPrice'];

const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

const plain = /^-?\d+\.\d+$/;

/** The cells of a row as fields: name, item, quantity and whatever figures its terms ask for. */
export function RowFields({ hold: { columns, told, act, seesCosts, base }, row, readOnly }: RowFieldsProps) {
  const may = useMay();
  const write = (name: CellName, text: string) => act({ kind: 'cell', key: row.key, name, text });
  const isHidden = !seesCosts && base.rows.some(({ id }) => id === row.key);
  const field = (name: CellName) => ({
    label: cellName(name),
    disabled: readOnly || (name === 'unitCost' && isHidden),
    value: row[name].replace(plain, (number) => say(number, number.replace('.', ','))),
    inputWrapperOrder: order,
    error: told.cells[row.key]?.[name] ?? faultOf(row, name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => write(name, currentTarget.value),
  });
  return (
    <>
      <TextInput {...field('name')} maxLength={500} data-autofocus />
      {may('catalog.read') && !readOnly && (
        <SelectOrMake
          of="item"
          label={labelOf(noun, 'catalogItemId')}
          value={row.catalogItemId === null ? null : { id: row.catalogItemId, label: row.name }}
          onChange={(item) => {
            const change = { catalogItemId: item?.id ?? null, ...(item && { name: item.label }) };
            act({ kind: 'rows', rows: (rows) => withRow(rows, row.key, change) });
          }}
        />
      )}
      <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
        <TextInput {...field('quantity')} inputMode="decimal" />
        <UnitInput
          label={cellName('uom')}
          disabled={readOnly}
          value={row.uom}
          onChange={(unit) => write('uom', unit)}
        />
        {figures
          .filter((name) => columns.cells.includes(name))
          .map((name) => (
            <TextInput
              key={name}
              {...field(name)}
              inputMode="decimal"
              {...((name === 'markup' || name === 'commission') && {
                description: partHint(),
                placeholder: say('such as 15', 'например 15'),
                inputMode: 'text' as const,
              })}
            />
          ))}
      </SimpleGrid>
    </>
  );
}
