import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { say } from '../say.ts';
import { escapeIsOwn } from './escape-is-own.ts';

interface DialogButtonsProps {
  /** The way back; without it the cross of the dialog is the only one. */
  onCancel?: () => void;
  /** What the way back is called, where “Cancel” would be taken for the deed itself. */
  cancel?: string;
  /** What the dialog is for: its main button stands last. */
  children: ReactNode;
}

/** The foot of a dialog: the way back, then what it is for, at the right. */
export const DialogButtons = ({ onCancel, cancel = say('Cancel', 'Отмена'), children }: DialogButtonsProps) => (
  <Group justify="flex-end">
    {onCancel && (
      <Button variant="default" {...escapeIsOwn} onClick={onCancel}>
        {cancel}
      </Button>
    )}
    {children}
  </Group>
);
