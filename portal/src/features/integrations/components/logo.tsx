import type { CSSProperties } from 'react';
import classes from './logo.module.css';

/** The first letter of a name on a colour of its own: integrations bring no pictures. */
export function Logo({ name, large }: { name: string; large?: boolean }) {
  const hue = [...name].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 360, 7);
  return (
    <span
      aria-hidden
      className={classes.logo}
      data-large={large || undefined}
      style={{ '--hue': hue } as CSSProperties}
    >
      {(/[\p{L}\d]/u.exec(name)?.[0] ?? '?').toUpperCase()}
    </span>
  );
}
