import Type, { type Static } from 'typebox';
import { currency, date, decimal, flag, id, instant, integer, nullable, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { fraction } from '../../kernel/values/fraction.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import type { Input, Working } from './figure.ts';
import { formulaInWords } from './formula-in-words.ts';
import { labelsOf, workOut } from './work-out.ts';

const formulas = {
  formula: nullable(
    Type.String({
      title: 'What it was made of, by names of the steps before it; null for what was read',
      examples: ['sum(items[].plannedAmount)'],
    }),
  ),
  inWords: nullable(Type.String({ title: 'The formula in words, in the language of the caller' })),
};

const measured = {
  unit: nullable(Type.String({ title: 'Unit', examples: ['шт'] })),
  currency: nullable(currency()),
};

const source = object(
  {
    type: Type.String({ title: 'Kind of the record', examples: ['procurement'] }),
    id: nullable(id('Record; null for an exchange rate')),
    field: Type.String({ title: 'Its field', examples: ['plannedAmount'] }),
    url: nullable(Type.String({ title: 'Where this API answers with the record' })),
    revision: nullable(integer('Revision of the record it was read from', { minimum: 1 })),
    date: nullable(date('Day that a rate holds for')),
  },
  { title: 'Where the value was read' },
);

const step = object(
  {
    name: Type.String({ title: 'As formulas spell it', examples: ['items[1].plannedAmount'] }),
    label: Type.String({ title: 'What it is called', examples: ['Planned amount'] }),
    of: nullable(Type.String({ title: 'What of several it belongs to', examples: ['Цемент М500'] })),
    value: Type.String({
      title: 'Value, to 12 digits; formulas go on with all of them',
      pattern: '^-?\\d+(\\.\\d{1,12})?$',
      examples: ['412.5'],
    }),
    ...measured,
    ...formulas,
    from: nullable(source),
  },
  { title: 'Step: a value that was read, or that follows from the steps before it' },
);

export const explanation = object(
  {
    field: Type.String({ title: 'The figure', examples: ['plannedTotal'] }),
    label: Type.String({ title: 'What it is called', examples: ['Planned total'] }),
    value: nullable(decimal('What the record says; null where it says nothing')),
    ...measured,
    ...formulas,
    agrees: flag('The steps come to this value'),
    asOf: instant('The moment of the answer'),
    steps: Type.Array(step, { title: 'Steps, each after those it is made of' }),
  },
  { title: 'Explanation of a figure' },
);

/** A figure with its working as the caller reads it; without a working for a figure that is not known. */
export function tellFigure(
  { language }: ReadContext,
  told: { field: string; label: Words; value: string | null },
  working: Working | null,
): Static<typeof explanation> {
  const { field, value } = told;
  const asOf = portalNow().toISOString();
  const label = told.label[language];
  const nothing = { unit: null, currency: null, formula: null, inWords: null, steps: [] };
  if (value === null || working === null) return { field, label, value, agrees: true, asOf, ...nothing };
  const { steps, formula, value: reached } = workOut(working);
  const labelOf = labelsOf(working.steps);
  return {
    ...{ field, label, value, agrees: reached.cmp(fraction(value)) === 0, asOf },
    ...measuresOf(working, language),
    ...{ formula: working.formula, inWords: formulaInWords(formula, labelOf, language) },
    steps: steps.map(({ step, value: stepped, formula: parsed }) => ({
      ...{ name: step.name, label: step.label[language], of: step.of ?? null },
      ...{ value: 'value' in step ? step.value : stepped.toText(12), ...measuresOf(step, language) },
      formula: 'formula' in step ? step.formula : null,
      inWords: parsed && formulaInWords(parsed, labelOf, language),
      from: 'from' in step ? sourceOf(step) : null,
    })),
  };
}

const sourceOf = ({ from: { revision = null, date = null, ...from } }: Input) => ({ ...from, revision, date });

const measuresOf = ({ unit = null, currency = null }: Pick<Working, 'unit' | 'currency'>, language: keyof Words) => ({
  unit: unit && (unitSymbols[unit]?.[language] ?? unit),
  currency,
});
