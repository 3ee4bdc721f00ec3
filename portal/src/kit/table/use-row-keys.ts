import { useEffect, useState } from 'react';
import { isTyping } from '../hotkeys.ts';
import { toggled } from './selection.ts';

export interface Selection {
  chosen: ReadonlySet<string>;
  change(next: ReadonlySet<string>): void;
}

interface RowKeys<Row> {
  rows: readonly Row[];
  idOf(row: Row): string;
  onOpen?: ((row: Row) => void) | undefined;
  onPeek?: ((row: Row) => void) | undefined;
  selection?: Selection | undefined;
  scrollTo(index: number): void;
}

/** `J`/`K` move, `Enter` opens, `Space` peeks, `X` chooses: by place on the keyboard, so in the Russian layout too. */
export function useRowKeys<Row>({ rows, idOf, onOpen, onPeek, selection, scrollTo }: RowKeys<Row>) {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const move = (by: number) => {
      const next = Math.max(0, Math.min(rows.length - 1, at + by));
      setAt(next);
      scrollTo(next);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || rows.length === 0) return;
      const row = rows[at];
      if (event.code === 'KeyJ') move(1);
      else if (event.code === 'KeyK') move(-1);
      else if (event.code === 'Enter' && row && onOpen && !isControl(event.target)) onOpen(row);
      else if (event.code === 'Space' && row && onPeek && !isControl(event.target)) onPeek(row);
      else if (event.code === 'KeyX' && row && selection) {
        selection.change(toggled(selection.chosen, idOf(row)));
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [rows, at, idOf, onOpen, onPeek, selection, scrollTo]);
  return { at, moveTo: setAt };
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, [role="button"], [role="dialog"]') !== null;
