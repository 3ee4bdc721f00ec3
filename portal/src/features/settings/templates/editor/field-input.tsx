import { Checkbox, Select } from '@mantine/core';
import type { AnyField } from '../../../../../../nouns/kit/field.ts';
import { DecimalInput } from '../../../../kit/form/decimal-input.tsx';
import { say } from '../../../../kit/say.ts';
import type { Values } from '../model/block-fields.ts';
import type { Faults } from '../model/faults-of-layout.ts';
import { PartsField } from './parts-field.tsx';
import { PathSelect } from './path-select.tsx';
import { TextField } from './text-field.tsx';

interface FieldInputProps {
  name: string;
  field: AnyField;
  value: unknown;
  /** Where it stands in its block: `columns.0.title`. */
  path: string;
  faults: Faults;
  /** Texts may name variables: headings of a table may not. */
  hasVariables: boolean;
  onChange(next: unknown): void;
}

/** Conditions name a variable whole. */
const namingPath = new Set(['showIf', 'hideIf']);

/** One field of a block in the input that its kind asks for. */
export function FieldInput(props: FieldInputProps) {
  const { name, field, value, path, faults, hasVariables, onChange } = props;
  const { spec } = field;
  const label = say(spec.label);
  const error = faults[path];
  const isRequired = spec.writing === 'required';
  if (name === 'leaf' || namingPath.has(name))
    return (
      <PathSelect
        label={label}
        isOfRow={name === 'leaf'}
        value={value as string | undefined}
        isRequired={isRequired}
        error={error}
        onChange={onChange}
      />
    );
  if (spec.inside)
    return (
      <PartsField
        label={label}
        fields={spec.inside}
        parts={(value as readonly Values[] | undefined) ?? []}
        most={spec.schema.maxItems as number}
        path={path}
        drawField={(drawn) => <FieldInput {...drawn} faults={faults} hasVariables={hasVariables} />}
        onChange={onChange}
      />
    );
  if (spec.kind === 'choice')
    return (
      <Select
        label={label}
        withAsterisk={isRequired}
        clearable={!isRequired}
        allowDeselect={!isRequired}
        placeholder={say('usual', 'обычное')}
        data={Object.entries(spec.choices ?? {}).map(([one, called]) => ({ value: one, label: say(called) }))}
        value={(value as string | undefined) ?? null}
        error={error}
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  if (spec.kind === 'boolean')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  if (spec.kind === 'integer')
    return (
      <DecimalInput
        label={label}
        withAsterisk={isRequired}
        placeholder={isRequired ? undefined : say('usual', 'обычное')}
        value={typeof value === 'number' ? String(value) : null}
        error={error}
        onChange={(next) => onChange(next === null ? undefined : Number(next))}
      />
    );
  const isLines = spec.kind === 'set';
  return (
    <TextField
      label={label}
      value={isLines ? ((value as readonly string[] | undefined) ?? []).join('\n') : ((value as string) ?? '')}
      isLong={isLines || spec.schema.format === 'lines'}
      isRequired={isRequired}
      hasVariables={hasVariables}
      error={error}
      onChange={(next) => onChange(isLines ? linesOf(next) : next === '' && !isRequired ? undefined : next)}
    />
  );
}

const linesOf = (text: string) => (text === '' ? undefined : text.split('\n'));
