import { Textarea, type TextareaProps } from '@mantine/core';
import { say } from '../say.ts';

interface ReasonInputProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange(reason: string): void;
}

/** Why something is done: it has to be said, and its dialog opens with it. */
export const ReasonInput = ({ onChange, ...more }: ReasonInputProps) => (
  <Textarea
    label={say('Reason', 'Причина')}
    required
    autosize
    minRows={2}
    maxLength={1_000}
    data-autofocus
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    {...more}
  />
);
