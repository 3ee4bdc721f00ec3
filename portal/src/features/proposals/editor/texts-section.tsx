import { Textarea } from '@mantine/core';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomFieldInputs, errorsOfCustomFields } from '../../../shared/custom-fields/custom-field-inputs.tsx';
import type { SheetHold } from '../hooks/use-sheet.ts';
import classes from './editor.module.css';

/** What the customer reads around the rows, and the company's own fields. */
export function TextsSection({ hold: { sheet, told, act } }: { hold: SheetHold }) {
  const { header } = sheet;
  const field = (name: 'introText' | 'termsText') => (
    <Textarea
      {...ofField(noun, name)}
      autosize
      minRows={3}
      value={header[name]}
      error={told.fields[name]}
      onChange={({ currentTarget }) => act({ kind: 'header', change: { [name]: currentTarget.value } })}
    />
  );
  return (
    <Section title={say('Texts', 'Тексты')}>
      <div className={classes.texts}>
        {field('introText')}
        {field('termsText')}
        <CustomFieldInputs
          entity="commercialProposal"
          values={header.customFields}
          onChange={(customFields) => act({ kind: 'header', change: { customFields } })}
          errors={errorsOfCustomFields(told.fields)}
        />
      </div>
    </Section>
  );
}
