import type { ReactNode } from 'react';
import classes from './section.module.css';

/** A part of a settings page: what it is about on top, its fields below. */
export function Section({
  title,
  about,
  actions,
  children,
}: {
  title: string;
  about?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`panel ${classes.section}`} aria-label={title}>
      <header>
        <div>
          <h2>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}
