import { useId } from 'react';

interface SelectProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(next: string): void;
}

/** A labelled choice of the browser's own. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
