import { TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { proposalSending as noun } from '../../../../nouns/proposal-sending.ts';
import { ofField } from '../../kit/form/of-field.ts';
import { addressesOf, type LetterValues, type Party } from './letter-values.ts';

interface LetterFieldsProps<Values extends LetterValues> {
  form: UseFormReturnType<Values>;
  party: Party | undefined;
  /** What it says where nothing is typed. */
  usual: { subject: string; message: string };
}

/** To whom a letter goes, and its words. */
export function LetterFields<Values extends LetterValues>({ form, party, usual }: LetterFieldsProps<Values>) {
  const { to } = form.values;
  return (
    <>
      <TagsInput
        {...ofField(noun, 'recipients')}
        required={to.length === 0}
        maxTags={10}
        data={addressesOf(party)}
        placeholder={to.length === 0 ? 'kuznetsov@sever.ru' : ''}
        value={[...to]}
        error={form.errors.to}
        onChange={(next) => form.setFieldValue('to', next as never)}
      />
      <TextInput {...ofField(noun, 'subject')} placeholder={usual.subject} {...form.getInputProps('subject')} />
      <Textarea
        {...ofField(noun, 'message')}
        autosize
        minRows={5}
        placeholder={usual.message}
        {...form.getInputProps('message')}
      />
    </>
  );
}
