import { Popover, UnstyledButton } from '@mantine/core';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../say.ts';
import classes from './filters.module.css';

interface FilterChipProps {
  label: string;
  /** What is chosen, in words; nothing when the filter is off. */
  chosen: string | undefined;
  onClear(): void;
  children: ReactNode;
}

/** One filter of the list: its name, what is chosen, and a choice below it. */
export function FilterChip({ label, chosen, onClear, children }: FilterChipProps) {
  return (
    <span className={classes.chip} data-on={chosen !== undefined || undefined}>
      <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.choose}>
            <span className="dimmed">{label}</span>
            {chosen !== undefined && <b className="clip">{chosen}</b>}
            {chosen === undefined && <ChevronDown size={14} aria-hidden />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown}>{children}</Popover.Dropdown>
      </Popover>
      {chosen !== undefined && (
        <UnstyledButton
          className={classes.clear}
          aria-label={`${say('Clear the filter', 'Снять фильтр')}: ${label}`}
          onClick={onClear}
        >
          <X size={14} />
        </UnstyledButton>
      )}
    </span>
  );
}
