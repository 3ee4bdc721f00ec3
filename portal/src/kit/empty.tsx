import type { ReactNode } from 'react';
import classes from './empty.module.css';

/** Why a place is empty, and the one thing to do about it. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <b>{title}</b>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
