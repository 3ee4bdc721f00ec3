import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a record, name and value in lines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
