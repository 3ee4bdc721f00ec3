import { Text } from '@mantine/core';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';

interface Question {
  title: string;
  text: string;
  /** What is done, on its button. */
  label: string;
  color?: 'red';
}

/** Does it after a person has agreed. */
export const askFirst = ({ title, text, label, color }: Question, act: () => void) =>
  openConfirm({
    title,
    children: <Text size="sm">{text}</Text>,
    labels: { confirm: label, cancel: say('Cancel', 'Отмена') },
    confirmProps: color ? { color } : {},
    onConfirm: act,
  });
