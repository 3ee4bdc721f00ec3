import { UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import classes from './filters.module.css';

interface SwitchChipProps {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
}

/** A filter that is on or off: one press puts it on, the next takes it away. */
export function SwitchChip({ label, on, onChange }: SwitchChipProps) {
  return (
    <span className={classes.chip} data-on={on || undefined}>
      <UnstyledButton className={classes.choose} aria-pressed={on} onClick={() => onChange(!on)}>
        {on ? <b>{label}</b> : <span className="dimmed">{label}</span>}
        {on && <X size={14} aria-hidden />}
      </UnstyledButton>
    </span>
  );
}
