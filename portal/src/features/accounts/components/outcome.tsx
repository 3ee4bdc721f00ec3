import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './outcome.module.css';

/** What came of it, and the one thing to do next. Read out when it replaces the form. */
export function Outcome({
  icon: Icon,
  children,
  action,
}: {
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.outcome}>
      <Icon size={28} aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  );
}
