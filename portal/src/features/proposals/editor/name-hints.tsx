import { Portal } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { NameHints as Hints } from '../hooks/use-name-hints.ts';
import classes from './name-hints.module.css';

export const hintsId = 'proposal-hints';

/** What the catalog has by the name that is typed, below its cell. */
export function NameHints({ hints: { items, marked, at, pick } }: { hints: Hints }) {
  if (!at || items.length === 0) return null;
  const isAbove = at.bottom + 260 > globalThis.innerHeight && at.top > 260;
  const place = isAbove ? { bottom: globalThis.innerHeight - at.top + 2 } : { top: at.bottom + 2 };
  return (
    <Portal>
      <ul
        id={hintsId}
        role="listbox"
        aria-label={say('Items of the catalog', 'Позиции каталога')}
        className={classes.hints}
        style={{ left: at.left, minWidth: at.width, ...place }}
      >
        {items.map(({ id, name, sku, brand }, index) => (
          <li
            key={id}
            id={`${hintsId}-${index}`}
            role="option"
            aria-selected={index === marked}
            // The cell keeps the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              pick(index);
            }}
          >
            <span>{name}</span>
            <small>{[sku, brand].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Portal>
  );
}
