import type { ReactNode } from 'react';
import classes from './section.module.css';

/** A named part of a page, on a surface of its own; `bare` holds a table to its edges. */
export function Section({
  title,
  actions,
  bare,
  children,
}: {
  title?: string;
  actions?: ReactNode;
  bare?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes.section} data-bare={bare || undefined} aria-label={title}>
      {(title || actions) && (
        <header>
          {title && <h2>{title}</h2>}
          {actions && <div>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
