import type { ReactNode } from 'react';
import classes from './section.module.css';

/** A named part of a page, on a surface of its own; `about` says what it is for, `bare` holds a table to its edges. */
export function Section({
  title,
  about,
  actions,
  bare,
  children,
}: {
  title?: string;
  about?: string;
  actions?: ReactNode;
  bare?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes.section} data-bare={bare || undefined} aria-label={title}>
      {(title || actions) && (
        <header>
          {title && (
            <div className={classes.names}>
              <h2>{title}</h2>
              {about && <p>{about}</p>}
            </div>
          )}
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
