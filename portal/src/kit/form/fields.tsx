import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Fields side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}
