import { Button, Group } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { VatMode, VatRate } from '../../../../../nouns/kit/vat.ts';
import { salesInvoiceRow as noun } from '../../../../../nouns/sales-invoice-row.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { isTable } from '../../../shared/lines/pasted-lines.ts';
import { useMay } from '../../../shared/session/me.ts';
import { emptyRow, type RowValues } from '../model/row-values.ts';
import { withPasted } from '../model/with-pasted.ts';
import classes from './editor.module.css';
import { GridRow } from './grid-row.tsx';

interface RowsGridProps {
  rows: readonly RowValues[];
  onChange(change: (before: readonly RowValues[]) => readonly RowValues[]): void;
  /** By the key of the row. */
  faults: ReadonlyMap<string, Readonly<Record<string, string>>>;
  vatMode: VatMode;
  currency: string;
  usualRate: VatRate;
}

/** What is charged for, row by row; rows copied from Excel become rows where they are pasted. */
export function RowsGrid({ rows, onChange, faults, vatMode, currency, usualRate }: RowsGridProps) {
  const maySeeCosts = useMay()('margins.read');
  const paste = (at: number, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const pasted = withPasted(rows, at, text, usualRate);
    onChange(() => pasted.rows);
    tellDone(
      counted(pasted.count, ['row pasted', 'rows pasted'], ['строка вставлена', 'строки вставлены', 'строк вставлено']),
    );
  };
  const replace = (key: string, next: Partial<RowValues>) =>
    onChange((before) => before.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const headings = [
    '№',
    labelOf(noun, 'name'),
    labelOf(noun, 'quantity'),
    say('Unit', 'Ед.'),
    say('Price', 'Цена'),
    say('Discount, %', 'Скидка, %'),
    ...(vatMode === 'none' ? [] : [say('VAT', 'НДС')]),
    ...(maySeeCosts ? [say('Cost', 'Себест.')] : []),
  ];
  return (
    <Section title={say('Rows', 'Строки')} bare>
      {/* What scrolls must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={say('Rows of the invoice', 'Строки счёта')}>
        <table
          className={classes.grid}
          data-costs={maySeeCosts || undefined}
          data-vat={vatMode !== 'none' || undefined}
        >
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th scope="col" data-align="right">
                {labelOf(noun, 'lineAmount')}
              </th>
              <th scope="col">
                <span className="only-spoken">{say('Actions', 'Действия')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <GridRow
                key={row.key}
                row={row}
                number={place + 1}
                faults={faults.get(row.key) ?? {}}
                vatMode={vatMode}
                currency={currency}
                hasCost={maySeeCosts}
                onChange={(next) => replace(row.key, next)}
                onRemove={() => onChange((before) => before.filter(({ key }) => key !== row.key))}
                onPaste={(event) => paste(place, event)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Group justify="space-between" py="xs" pl="xs" pr="lg">
        <Button
          variant="subtle"
          leftSection={<Plus size={16} />}
          onClick={() => onChange((before) => [...before, emptyRow(usualRate)])}
        >
          {say('Row', 'Строка')}
        </Button>
        <small className="dimmed">
          {say(
            'Rows copied from Excel may be pasted into a name.',
            'В поле наименования можно вставить строки, скопированные из Excel.',
          )}
        </small>
      </Group>
    </Section>
  );
}
