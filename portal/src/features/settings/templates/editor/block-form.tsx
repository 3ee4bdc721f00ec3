import { Stack } from '@mantine/core';
import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { layoutTexts } from '../../../../../../nouns/layout-paths.ts';
import { say } from '../../../../kit/say.ts';
import { type FieldsShown, fieldsOf, type Values, valuesOf, withValues } from '../model/block-fields.ts';
import { conditionFields } from '../model/condition-fields.ts';
import type { Faults } from '../model/faults-of-layout.ts';
import classes from './editor.module.css';
import { FieldInput } from './field-input.tsx';

interface BlockFormProps {
  block: LayoutBlock;
  faults: Faults;
  /** With the field that was changed, so that what is typed into it is one step. */
  onChange(next: LayoutBlock, field: string): void;
}

/** All that one block says, and when it is shown. */
export function BlockForm({ block, faults, onChange }: BlockFormProps) {
  const values = valuesOf(block);
  const { showIf, hideIf } = block;
  const inputs = (fields: FieldsShown) =>
    Object.entries(fields).map(([name, field]) => (
      <FieldInput
        key={name}
        name={name}
        field={field}
        value={values[name]}
        path={name}
        faults={faults}
        hasVariables={block.type !== 'table'}
        onChange={(next) => onChange(withValues(block, { ...values, [name]: next } satisfies Values), name)}
      />
    ));
  const isWritten = layoutTexts(block).length > 0;
  return (
    <Stack gap="md">
      {inputs(fieldsOf(block))}
      {isWritten && (
        <small className="dimmed">
          {say(
            'What stands in [[double brackets]] is left out where its variables are empty.',
            'Часть в [[двойных скобках]] исчезает, если её переменные пусты.',
          )}
        </small>
      )}
      <details className={classes.conditions} open={showIf !== undefined || hideIf !== undefined}>
        <summary>{say('When it is shown', 'Когда показывать')}</summary>
        <Stack gap="md" mt="sm">
          {inputs(conditionFields)}
        </Stack>
      </details>
    </Stack>
  );
}
