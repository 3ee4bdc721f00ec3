import { Select } from '@mantine/core';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { SheetHeader } from '../model/sheet.ts';
import { withTerms } from '../model/with-terms.ts';

/** What is sold and how its price comes about. */
export function PricingFields({ hold: { sheet, figures, told, act } }: { hold: SheetHold }) {
  const { header } = sheet;
  const { commissionMode, proposalModel } = header;
  const write = (change: Partial<SheetHeader>) => act({ kind: 'header', ...withTerms(sheet, figures, change) });
  const choice = <Name extends 'proposalModel' | 'pricingMode' | 'vatMode' | 'commissionMode'>(name: Name) => ({
    ...ofField(noun, name),
    allowDeselect: false,
    data: choicesOf(noun, name),
    value: header[name],
    error: told.fields[name],
    onChange: (next: string | null) => next !== null && write({ [name]: next } as Partial<SheetHeader>),
  });
  const sum = (name: 'commissionPercent' | 'commissionFixedAmount') => (
    <DecimalInput
      label={labelOf(noun, name)}
      value={header[name]}
      error={told.fields[name]}
      onChange={(next) => act({ kind: 'header', change: { [name]: next } })}
    />
  );
  return (
    <>
      <Select {...choice('proposalModel')} />
      <Select
        {...choice('pricingMode')}
        disabled={proposalModel === 'agency'}
        {...(proposalModel === 'agency' && {
          value: 'cost_plus',
          description: say('An agent sells at cost', 'Агент продаёт по себестоимости'),
          inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
        })}
      />
      <Select {...choice('vatMode')} />
      <Select {...choice('commissionMode')} />
      {commissionMode === 'percent' && sum('commissionPercent')}
      {commissionMode === 'fixed' && sum('commissionFixedAmount')}
    </>
  );
}
