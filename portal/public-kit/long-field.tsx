import { useId } from 'react';

interface LongFieldProps {
  label: string;
  value: string;
  maxLength: number;
  rows?: number;
  placeholder?: string | undefined;
  fault?: string | undefined;
  onChange(next: string): void;
}

/** A labelled text of several lines; what is wrong with it stands under it. */
export function LongField({ label, rows = 3, fault, onChange, ...area }: LongFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {fault !== undefined && (
        <span className="fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
