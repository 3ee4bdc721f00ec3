import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useEffect } from 'react';
import classes from './page.module.css';

export interface Crumb {
  label: string;
  /** Address below the root, as a link of the router takes it. */
  href: string;
}

interface PageProps {
  title: string;
  /** Beside the title: a count, a status. */
  beside?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** Opens what people say of the record. */
  discussion?: ReactNode;
  children: ReactNode;
}

/** A page of the portal: where one is, what it is called, what can be done, and the content. */
export function Page({ title, beside, crumbs = [], actions, discussion, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Prokura`;
  }, [title]);
  return (
    <>
      <header className={classes.head}>
        <div className={classes.names}>
          {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
          <div className={classes.title}>
            <h1>{title}</h1>
            {beside}
          </div>
        </div>
        {(actions || discussion) && (
          <div className={classes.actions}>
            {actions}
            {discussion}
          </div>
        )}
      </header>
      {children}
    </>
  );
}

const Crumbs = memo(function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={classes.crumbs} aria-label="breadcrumbs">
      {crumbs.map(({ label, href }) => (
        <span key={href}>
          <Link to={href as '/'}>{label}</Link>
          <span aria-hidden> / </span>
        </span>
      ))}
    </nav>
  );
});
