import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Status } from '../../../../kit/status.tsx';
import type { Entry } from '../entries-of.ts';
import classes from './map-list.module.css';

interface MapListProps {
  label: string;
  /** What is said where there is nothing. */
  none: string;
  entries: readonly Entry[];
  chosen: string | undefined;
  pointed: string | undefined;
  onPoint(name: string | undefined): void;
  onChoose(name: string | undefined): void;
}

/** What is on the map, line by line: a line points at its place, and the map points at its line. */
export function MapList({ label, none, entries, chosen, pointed, onPoint, onChoose }: MapListProps) {
  const box = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => 54,
    overscan: 8,
    initialRect: { width: 0, height: 600 },
  });
  const at = chosen === undefined ? -1 : entries.findIndex(({ name }) => name === chosen);
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, virtual]);
  if (entries.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ul ref={box} className={classes.list} aria-label={label} onMouseLeave={() => onPoint(undefined)}>
      <li aria-hidden style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start, size }) => {
        const entry = entries[index] as Entry;
        const isChosen = entry.name === chosen;
        return (
          <li key={entry.name} className={classes.row} style={{ height: size, transform: `translateY(${start}px)` }}>
            <button
              type="button"
              className={classes.entry}
              aria-pressed={isChosen}
              data-pointed={entry.name === pointed || undefined}
              onMouseEnter={() => onPoint(entry.name)}
              onFocus={() => onPoint(entry.name)}
              onBlur={() => onPoint(undefined)}
              onClick={() => onChoose(isChosen ? undefined : entry.name)}
            >
              <b className="clip">{entry.title}</b>
              {entry.mark && (
                <span className={classes.mark} data-old={entry.mark.isOld || undefined}>
                  <Status tone={entry.mark.tone}>{entry.mark.text}</Status>
                </span>
              )}
              <small className="clip">{entry.about}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
