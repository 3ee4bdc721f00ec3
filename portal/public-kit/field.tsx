import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { say, type Words } from '../src/kit/say.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** More than the label for those who hear it: which position it belongs to. */
  spoken?: string;
  fault?: Words | string | undefined;
  /** Beside the input: a unit, a currency. */
  after?: ReactNode;
}

/** A labelled input; what is wrong with it stands under it. */
export function Field({ label, spoken, fault, after, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id}>
        {label}
        {spoken && <span className="only-spoken">: {spoken}</span>}
      </label>
      <span className="input">
        <input
          autoComplete="off"
          {...input}
          id={id}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        />
        {after && <span className="after">{after}</span>}
      </span>
      {fault !== undefined && (
        <span className="fault" id={`${id}-fault`}>
          {typeof fault === 'string' ? fault : say(fault)}
        </span>
      )}
    </div>
  );
}
