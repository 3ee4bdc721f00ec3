import type { InputBaseProps } from '@mantine/core';
import { useState } from 'react';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';

interface IdSelectProps extends InputBaseProps {
  /** Names the kind in the cache. */
  kind: string;
  /** Identifier of the record that is chosen. */
  value: string | null;
  /** What the record is called; undefined until it is known. */
  called: string | undefined;
  onChange(next: string | null, option: RecordOption | null): void;
  find(search: string, signal: AbortSignal): Promise<RecordOption[]>;
  placeholder?: string;
  inPlace?: true;
}

/** A record of which a form holds the identifier alone. */
export function IdSelect({ value, called, onChange, ...rest }: IdSelectProps) {
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const label = chosen?.id === value ? chosen?.label : called;
  return (
    <RecordSelect
      {...rest}
      value={value === null ? null : { id: value, label: label ?? '…' }}
      onChange={(next) => {
        setChosen(next);
        onChange(next?.id ?? null, next);
      }}
    />
  );
}
