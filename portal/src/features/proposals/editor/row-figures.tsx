import { SimpleGrid, Text } from '@mantine/core';
import type { RowAmounts } from '../../../../../nouns/pricing/is-entered.ts';
import { proposalRow as noun } from '../../../../../nouns/proposal-row.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import type { SheetHold } from '../hooks/use-sheet.ts';

const ofCost = [
  'lineCostAmount',
  'markupPercent',
  'markupAmount',
  'allocatedExpenseAmount',
  'commissionAmount',
] as const;
const ofPrice = ['unitPrice', 'lineAmount', 'netAmount', 'vatAmount', 'grossAmount'] as const;

/** All that a row comes to, each figure with how it was counted. */
export function RowFigures({ hold, rowKey }: { hold: SheetHold; rowKey: string }) {
  const { currency, seesCosts } = hold;
  const amounts = hold.figures.rows.get(rowKey);
  const lineId = hold.explainedRow(rowKey);
  const names = [...(seesCosts ? ofCost : []), ...ofPrice].filter((name) => (amounts?.[name] ?? null) !== null);
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing={4}>
      {names.map((name) => (
        <Text key={name} size="sm">
          {labelOf(noun, name)}: <b>{shown(name, amounts?.[name] ?? null, currency)}</b>{' '}
          {lineId && <ExplainMark figure={{ of: 'proposal', id: hold.id, field: `rows.${name}`, lineId }} />}
        </Text>
      ))}
    </SimpleGrid>
  );
}

const shown = (name: keyof RowAmounts, value: string | null, currency: string) =>
  name === 'markupPercent' ? `${showQuantity(value)} %` : showMoney(value, currency);
